import type { Wording } from '#app/domain/invoices/wording.ts';

/** A text of a document; of a bilingual one the second language stands below the first or beside it, marked as what it is. */
export function Words({ of: wording }: { of: Wording }) {
  if (typeof wording === 'string') return wording;
  const { first, second, secondLanguage } = wording;
  return (
    <>
      {first}{' '}
      <span lang={secondLanguage} className="sheet-second">
        {second}
      </span>
    </>
  );
}
