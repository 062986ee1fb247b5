/** An amount in a table that is a list on a phone, where its column's name stands beside it; an empty one is left out there. */
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
