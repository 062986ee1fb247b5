import type { SheetSchedule } from '#app/domain/invoices/sheet.ts';
import { Words } from './words.tsx';

type SheetStepsProps = {
  schedule: SheetSchedule;
  /** One level below the sheet's title. */
  headingAs: 'h2' | 'h3';
};

/** The installments of the invoice, and the state of each. */
export function SheetSteps({ schedule, headingAs: Heading }: SheetStepsProps) {
  return (
    <section className="sheet-steps">
      <Heading>
        <Words of={schedule.heading} />
      </Heading>
      <ul>
        {schedule.steps.map(({ label, about, amount }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have the same name and never move
          <li key={at}>
            <span>{label}</span>{' '}
            <span className="sheet-caption">
              <Words of={about} />
            </span>{' '}
            <span>{amount}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
