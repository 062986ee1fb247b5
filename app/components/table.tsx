import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from './class-names.ts';

/** A table that scrolls sideways by itself when it must, never the page. `label` names it. */
export function Table({
  label,
  className,
  ...rest
}: ComponentPropsWithoutRef<'table'> & { label: string }) {
  return (
    <section className="overflow-x-auto" aria-label={label}>
      <table
        className={classNames('w-full border-collapse text-[0.9375rem]', className)}
        {...rest}
      />
    </section>
  );
}

type CellProps = { figures?: boolean };

/** The name of a column; figures stand to the right. */
export function HeadCell({
  figures,
  className,
  ...rest
}: ComponentPropsWithoutRef<'th'> & CellProps) {
  return (
    <th
      scope="col"
      className={classNames(
        'border-line border-b px-3 py-2.5 font-medium text-ink-faint text-sm first:pl-0 last:pr-0',
        figures ? 'text-right' : 'text-left',
        className,
      )}
      {...rest}
    />
  );
}

/** A value; figures have one width and stand to the right. */
export function Cell({ figures, className, ...rest }: ComponentPropsWithoutRef<'td'> & CellProps) {
  return (
    <td
      className={classNames(
        'border-line border-b px-3 py-2 first:pl-0 last:pr-0',
        figures && 'figures text-right',
        className,
      )}
      {...rest}
    />
  );
}
