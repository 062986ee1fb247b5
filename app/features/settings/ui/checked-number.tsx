import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { checkTaxNumber, type TaxNumberKind } from '#app/domain/taxes/tax-numbers.ts';
import { taxSettingsTexts } from '#app/features/settings/texts.ts';

type CheckedNumberProps = {
  /** Null where it has no check. */
  kind: TaxNumberKind | null;
  number: string;
  /** The field in which it is typed. */
  children: ReactNode;
};

/** A field whose number is looked at once it is left: one that does not check is warned about, and stays. */
export function CheckedNumber({ kind, number, children }: CheckedNumberProps) {
  const [isTyped, setTyped] = useState(false);
  const isWrong = kind !== null && !isTyped && checkTaxNumber(kind, number) === 'wrong';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of the field in it, and is no control itself
    <div className="flex flex-col" onFocus={() => setTyped(true)} onBlur={() => setTyped(false)}>
      {children}
      <p role="status" className="text-sm text-warn-ink">
        {isWrong && (
          <span className="mt-1.5 flex items-start gap-1.5">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>{taxSettingsTexts.wrongNumber}</span>
          </span>
        )}
      </p>
    </div>
  );
}
