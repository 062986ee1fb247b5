import type { CountryCode } from '#app/domain/country/country.ts';
import type { ImportPlan } from '#app/domain/import/plan-import.ts';
import { importTexts } from '#app/features/imports/texts/import.ts';
import { previewRecords } from '../words/preview-records.ts';

type RecordPreviewProps = {
  plan: ImportPlan;
  /** The business's country. */
  country: CountryCode;
};

/** Shows the first records as they will be stored, and the file's columns that are not imported. */
export function RecordPreview({ plan, country }: RecordPreviewProps) {
  const { preview } = importTexts;
  const records = previewRecords(plan, country);
  return (
    <>
      {plan.unused.length > 0 && (
        <section className="rounded-md bg-warn-soft px-4 py-3">
          <h3 className="font-medium">{preview.unused}</h3>
          <p className="mt-1 text-[0.9375rem] [overflow-wrap:anywhere]">{plan.unused.join(', ')}</p>
        </section>
      )}
      {records.length > 0 && (
        <section>
          <h3 className="font-medium">{preview.title}</h3>
          <ul className="mt-2 flex flex-col gap-3">
            {records.map((fields, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: The list is replaced as a whole.
              <li key={at} className="rounded-md border border-line px-4 py-3">
                <dl className="grid gap-x-4 gap-y-1 text-[0.9375rem] sm:grid-cols-[10rem_1fr]">
                  {fields.map(({ label, value }) => (
                    <div key={label} className="contents">
                      <dt className="text-ink-soft">{label}</dt>
                      <dd className="mb-1 whitespace-pre-line [overflow-wrap:anywhere] sm:mb-0">
                        {value}
                      </dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
