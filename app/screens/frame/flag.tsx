import type { ReactNode } from 'react';
import { classNames } from '#app/components/class-names.ts';
import type { CountryCode } from '#app/domain/country/country.ts';

/** Simplified for 24 x 16: at this size fifty stars are noise. */
const flags: Record<CountryCode, ReactNode> = {
  us: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path stroke="#b22234" strokeWidth="1.6" d="M0 .8h24M0 4h24M0 7.2h24M0 10.4h24M0 13.6h24" />
      <path fill="#3c3b6e" d="M0 0h11v8H0z" />
      <g fill="#fff">
        {[1.8, 4, 6.2].map((y) =>
          [1.6, 4.2, 6.8, 9.4].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r=".55" />),
        )}
      </g>
    </>
  ),
  ca: (
    <>
      <path fill="#fff" d="M0 0h24v16H0z" />
      <path fill="#d52b1e" d="M0 0h6v16H0zM18 0h6v16h-6z" />
      <path
        fill="#d52b1e"
        d="m12 2.6 1 1.9 1.2-.5-.4 2.3 1-.9.3.7 1.4-.2-.6 1.5.6.4-2.2 1.8.2.9-2.2-.3v2.6h-.6v-2.6l-2.2.3.2-.9-2.2-1.8.6-.4-.6-1.5 1.4.2.3-.7 1 .9-.4-2.3 1.2.5z"
      />
    </>
  ),
  uk: (
    <>
      <path fill="#012169" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3.2" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#c8102e" strokeWidth="1.2" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#fff" strokeWidth="5.2" d="M12 0v16M0 8h24" />
      <path stroke="#c8102e" strokeWidth="3" d="M12 0v16M0 8h24" />
    </>
  ),
  au: (
    <>
      <path fill="#012169" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="1.7" d="m0 0 12 8M12 0 0 8" />
      <path stroke="#c8102e" strokeWidth=".6" d="m0 0 12 8M12 0 0 8" />
      <path stroke="#fff" strokeWidth="2.6" d="M6 0v8M0 4h12" />
      <path stroke="#c8102e" strokeWidth="1.5" d="M6 0v8M0 4h12" />
      <g fill="#fff">
        <circle cx="6" cy="12" r="1.5" />
        <circle cx="18" cy="3" r=".9" />
        <circle cx="18" cy="13" r=".9" />
        <circle cx="15.2" cy="7.2" r=".9" />
        <circle cx="20.8" cy="6.4" r=".9" />
        <circle cx="19.2" cy="9" r=".5" />
      </g>
    </>
  ),
};

/** A country's flag; the name always stands beside it or in the label. */
export function Flag({ country, className }: { country: CountryCode; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 16"
      aria-hidden="true"
      className={classNames(
        'h-4 w-6 shrink-0 overflow-hidden rounded-[3px] ring-1 ring-line',
        className,
      )}
    >
      {flags[country]}
    </svg>
  );
}
