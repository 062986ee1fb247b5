import { type ReactNode, useEffect, useRef, useState } from 'react';
import { concernsQuebec } from '#app/domain/country/provinces.ts';
import { draftLanguage } from '#app/domain/invoices/draft.ts';
import { bilingual, type DocumentLanguage } from '#app/domain/language/document-language.ts';
import { invoiceFormTexts, quebecTexts } from '#app/features/invoice-form/texts.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { RichText } from '#app/ui/messages/rich-text.tsx';
import { useInvoiceFormContext } from './invoice-form-context.ts';
import { keepQuebecChoice, loadQuebecChoice, type QuebecChoice } from './quebec-choice.client.ts';

/** The Charter of the French language, CQLR c. C-11, where Quebec publishes it. */
const lawOf = {
  en: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/c-11',
  fr: 'https://www.legisquebec.gouv.qc.ca/fr/document/lc/c-11',
};

type QuebecAdviceProps = {
  /** Something was typed: a form that nobody touched takes no language of its own. */
  isChanged: boolean;
};

/**
 * Tells once per device, below the addresses that bring it about, what the law asks of an invoice to or from Quebec that has
 * no French (Charter of the French language, section 57), and takes the answer over for later ones.
 */
export function QuebecAdvice({ isChanged }: QuebecAdviceProps) {
  const { draft, country, dispatch } = useInvoiceFormContext();
  const [choice, setChoice] = useState(() => loadQuebecChoice(window.localStorage));
  /** The language that came of a choice, said as long as the draft has it. */
  const [chosen, setChosen] = useState<DocumentLanguage | null>(null);
  const language = draftLanguage(draft, country, currentLanguage());
  const isConcerned = concernsQuebec({ ...draft, country });
  const isAsked = isConcerned && choice === null && !language.startsWith('fr');

  const take = (next: QuebecChoice) => {
    const taken = next === 'kept' ? language : next;
    dispatch({ type: 'set', name: 'language', value: taken });
    setChosen(taken);
  };
  const usual = isConcerned && isChanged && draft.language === '' && choice;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it becomes so
  useEffect(() => {
    if (usual && usual !== 'kept') take(usual);
  }, [usual]);

  const said = useRef<HTMLDivElement>(null);
  const answer = (next: QuebecChoice) => {
    keepQuebecChoice(window.localStorage, next);
    setChoice(next);
    take(next);
    // The pressed button goes away.
    said.current?.focus();
  };
  const isSaid = choice !== null && chosen === language;
  const { advice, chosen: answers, whereToChange } = quebecTexts;
  const keep = advice.keep[language === 'ru' ? 'ru' : 'en'];
  const choiceTexts = {
    [bilingual]: answers.bilingual,
    'fr-CA': answers.french,
    kept: answers.kept,
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
            {choiceTexts[choice]} {whereToChange}
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
