/** A spot of color: drawn, because the content security policy allows no style attributes. */
export function Swatch({ color }: { color: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 2 2" className="size-6 shrink-0">
      <circle cx="1" cy="1" r="1" fill={color} />
    </svg>
  );
}
