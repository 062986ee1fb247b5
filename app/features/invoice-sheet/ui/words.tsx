import type { Wording } from '#app/domain/invoices/sheet.ts';

/**
 * A text of a document; in a bilingual document, the second language follows below or beside it, with its own `lang`.
 */
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
