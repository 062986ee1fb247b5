import type { CountryCode } from '#app/domain/country/country.ts';
import { classNames } from '#app/ui/layout/class-names.ts';
// One cached SVG with a symbol per country, simplified for 24 x 16: inlined, the flags would be a tenth of the frame's
// script and appear nine times in every page.
import flags from './flags.svg?url';

/** A country's flag; its name is always next to it or in the label. */
export function Flag({ country, className }: { country: CountryCode; className?: string }) {
  return (
    <svg viewBox="0 0 24 16" aria-hidden="true" className={classNames('flag', className)}>
      <use href={`${flags}#${country}`} />
    </svg>
  );
}
