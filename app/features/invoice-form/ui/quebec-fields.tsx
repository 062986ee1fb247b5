import { type ReactNode, useEffect, useRef, useState } from 'react';
import { concernsQuebec } from '#app/domain/country/provinces.ts';
import type { TextField } from '#app/domain/fields/field-rules.ts';
import { draftLanguage } from '#app/domain/invoices/draft.ts';
import { bilingual, type DocumentLanguage } from '#app/domain/language/document-language.ts';
import { invoiceFormTexts, quebecTexts } from '#app/features/invoice-form/texts.ts';
import { type DocumentWords, documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { fill } from '#app/i18n/fill.ts';
import { fieldLabel } from '#app/i18n/format/field-label.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { TextAreaField } from '#app/ui/fields/field.tsx';
import { useFieldText, useMessages } from '#app/ui/form/form-context.ts';
import { FormField } from '#app/ui/form/form-field.tsx';
import { RichText } from '#app/ui/messages/rich-text.tsx';
import { useDraft, useInvoiceFormContext } from './invoice-form-context.ts';
import { loadQuebecChoice, type QuebecChoice, saveQuebecChoice } from './quebec-choice.client.ts';

/** Returns the tax labels for a draft: on a French page, a Quebec draft uses the same ones as its invoice. */
export function quebecTaxes(
  draft: Parameters<typeof concernsQuebec>[0],
  language = currentLanguage(),
): DocumentWords['taxes'] {
  const isQuebecs = language === 'fr-CA' && concernsQuebec(draft);
  return isQuebecs
    ? { ...documentTexts.taxes, ca: documentTexts.taxes.quebec }
    : documentTexts.taxes;
}

/** The Charter of the French language, CQLR c. C-11, as published by Quebec. */
const lawOf = {
  en: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/c-11',
  fr: 'https://www.legisquebec.gouv.qc.ca/fr/document/lc/c-11',
};

type QuebecAdviceProps = {
  /** Something was typed: the language of an untouched form isn't changed. */
  isChanged: boolean;
};

/**
 * Explains once per device what the law requires of an invoice to or from Quebec that has no French (Charter of the
 * French language, section 57), and applies the answer to later invoices. Shown below the addresses that make the law
 * apply.
 */
export function QuebecAdvice({ isChanged }: QuebecAdviceProps) {
  const { country, dispatch } = useInvoiceFormContext();
  const [choice, setChoice] = useState(() => loadQuebecChoice(window.localStorage));
  /** The language that was set by a choice; confirmed on screen as long as the draft has it. */
  const [chosen, setChosen] = useState<DocumentLanguage | null>(null);
  const language = useDraft((draft) => draftLanguage(draft, country, currentLanguage()));
  const isUnchosen = useDraft((draft) => draft.language === '');
  const isConcerned = useDraft((draft) => concernsQuebec({ ...draft, country }));
  const isAsked = isConcerned && choice === null && !language.startsWith('fr');

  const take = (next: QuebecChoice) => {
    const taken = next === 'kept' ? language : next;
    dispatch({ type: 'set', name: 'language', value: taken });
    setChosen(taken);
  };
  const usual = isConcerned && isChanged && isUnchosen && choice;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the choice first applies
  useEffect(() => {
    if (usual && usual !== 'kept') take(usual);
  }, [usual]);

  const said = useRef<HTMLDivElement>(null);
  const answer = (next: QuebecChoice) => {
    saveQuebecChoice(window.localStorage, next);
    setChoice(next);
    take(next);
    // The clicked button disappears.
    said.current?.focus();
  };
  const isSaid = choice !== null && chosen === language;
  const advice = quebecTexts.advice;
  const keep = advice.keep[language === 'ru' ? 'ru' : 'en'];
  const choiceTexts = {
    [bilingual]: quebecTexts.chosen.bilingual,
    'fr-CA': quebecTexts.chosen.french,
    kept: quebecTexts.chosen.kept,
  };

  return (
    <div
      className={
        isAsked || isSaid ? 'mb-8 rounded-md bg-accent-soft px-4 py-4 text-[0.9375rem] lg:mb-9' : ''
      }
    >
      <div ref={said} role="status" tabIndex={-1}>
        {isAsked && (
          <>
            <h2 className="font-semibold">{advice.title}</h2>
            <p className="mt-1">
              <RichText text={advice.law} tags={{ law: linkToLaw }} />
            </p>
            <p className="mt-1 text-ink-soft">{advice.limits}</p>
          </>
        )}
        {isSaid && (
          <p>
            {choiceTexts[choice]} {quebecTexts.whereToChange}
          </p>
        )}
      </div>
      {isAsked && (
        <fieldset
          aria-label={invoiceFormTexts.details.language}
          className="mt-4 flex min-w-0 flex-wrap gap-2 max-sm:*:grow"
        >
          <Button variant="secondary" onClick={() => answer(bilingual)}>
            {advice.bilingual}
          </Button>
          <Button variant="secondary" onClick={() => answer('fr-CA')}>
            {advice.french}
          </Button>
          <Button variant="quiet" onClick={() => answer('kept')}>
            {keep}
          </Button>
        </fieldset>
      )}
    </div>
  );
}

function linkToLaw(name: ReactNode) {
  return (
    <a
      href={currentLanguage() === 'fr-CA' ? lawOf.fr : lawOf.en}
      target="_blank"
      rel="noopener noreferrer"
      className="font-medium text-accent-ink underline underline-offset-4"
    >
      {name}
    </a>
  );
}

/** The texts that a bilingual invoice has in both languages. */
type FirstText = 'description' | Extract<TextField, 'notes' | 'paymentNotes'>;

const secondTexts = { notes: 'secondNotes', paymentNotes: 'secondPaymentNotes' } as const;

function labelOf(field: FirstText): string {
  return field === 'description' ? invoiceFormTexts.items.description : fieldLabel(field);
}

/** Returns the label and the language of the first of two fields. */
export function inFrench(field: FirstText): { label: string; lang: string } {
  return { label: fill(quebecTexts.inFrench, { label: labelOf(field) }), lang: 'fr-CA' };
}

type SecondFieldProps = {
  /** The field of the first language. */
  of: FirstText;
  /** The field's name in the form. */
  name: string;
  rows?: number;
  className?: string;
};

/** The same text in English, below the French one. */
export function SecondField({ of, name, ...look }: SecondFieldProps) {
  const { dispatch, leave } = useInvoiceFormContext();
  return (
    <TextAreaField
      {...look}
      name={name}
      lang="en-CA"
      autoComplete="off"
      label={fill(quebecTexts.inEnglish, { label: labelOf(of) })}
      value={useFieldText(name)}
      error={useMessages().get(name)}
      onChange={({ target: { value } }) => dispatch({ type: 'set', name, value })}
      onBlur={() => leave(name)}
    />
  );
}

/** Notes or payment instructions in both languages. */
export function FieldInBoth(props: { field: keyof typeof secondTexts; hint?: string }) {
  const { field, hint } = props;
  return (
    <div className="flex flex-col gap-5">
      <FormField {...inFrench(field)} field={field} hint={hint} />
      <SecondField of={field} name={secondTexts[field]} />
    </div>
  );
}
