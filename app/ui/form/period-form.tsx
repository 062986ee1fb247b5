import { Form, Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import { periodTexts } from '#app/i18n/texts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { classNames } from '../layout/class-names.ts';
import { DateField } from './date-field.tsx';

export type PeriodFormProps = {
  country: CountryCode;
  path: string;
  asked: { from: string; to: string };
  fault: 'days' | 'order' | null;
  periods: { key: string; label: string; to: string; isCurrent: boolean }[];
};

/** Chooses the period; each has its own address, with or without scripts. `children` are further fields. */
export function PeriodForm(props: PeriodFormProps & { children?: ReactNode }) {
  const { country, path, asked, fault, periods, children } = props;
  const { from, to } = asked;
  return (
    <section
      aria-label={periodTexts.periods}
      className="mt-5 rounded-lg bg-surface p-5 shadow-card"
    >
      <ul className="chip-row max-md:-mx-5 max-md:px-5 md:flex-wrap">
        {periods.map(({ key, label, to: address, isCurrent }) => (
          <li key={key}>
            <Link
              to={address}
              preventScrollReset
              aria-current={isCurrent ? 'true' : undefined}
              className="chip"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <Form
        method="get"
        action={path}
        key={`${from} ${to}`}
        className={classNames(
          'mt-4 grid items-start gap-x-3 gap-y-4 min-[24rem]:grid-cols-2',
          children ? 'lg:grid-cols-[1fr_1fr_1.5fr_auto]' : 'lg:grid-cols-[1fr_1fr_auto]',
        )}
      >
        <DateField country={country} label={periodTexts.from} name="from" defaultValue={from} />
        <DateField
          country={country}
          label={periodTexts.to}
          name="to"
          defaultValue={to}
          error={fault ? periodTexts.faults[fault] : undefined}
        />
        {children}
        <div className="grid max-lg:col-span-full lg:pt-[1.625rem]">
          <Button type="submit">{periodTexts.show}</Button>
        </div>
      </Form>
    </section>
  );
}
