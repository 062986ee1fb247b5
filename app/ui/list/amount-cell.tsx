/**
 * An amount in a table that becomes a list on phones, where the column's label is next to it and empty amounts are
 * hidden.
 */
export function AmountCell({ label, children }: { label: string; children: string }) {
  return (
    <td className="figures py-1 pl-3 text-right max-md:flex max-md:justify-between max-md:gap-4 max-md:py-0 max-md:pl-0">
      {children !== '' && (
        <>
          <span className="text-ink-faint text-sm md:hidden">{label}</span>
          <span>{children}</span>
        </>
      )}
    </td>
  );
}
