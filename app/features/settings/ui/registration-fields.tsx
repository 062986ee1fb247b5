import { ChevronDown, Plus, Trash2, TriangleAlert } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { taxRateDecimals } from '#app/domain/invoices/check-figures.ts';
import { maxNumbers, registrationFields, sellerNumbers } from '#app/domain/taxes/registration.ts';
import { checkTaxNumber, type TaxNumberKind } from '#app/domain/taxes/tax-numbers.ts';
import { taxSettingsTexts } from '#app/features/settings/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { Button, IconButton } from '#app/ui/buttons/button.tsx';
import { FieldGrid, TextField } from '#app/ui/fields/field.tsx';
import { DateField } from '#app/ui/form/date-field.tsx';
import { fieldText, useMessages } from '#app/ui/form/form-context.ts';
import { NumberField } from '#app/ui/form/number-field.tsx';
import { useSettingsForm, useTypedSettings } from './settings-state.ts';

type CheckedNumberProps = {
  /** Null if it has no check. */
  kind: TaxNumberKind | null;
  number: string;
  /** The input field. */
  children: ReactNode;
};

/** Checks a field's number when it loses focus: an invalid number gets a warning but is kept. */
export function CheckedNumber({ kind, number, children }: CheckedNumberProps) {
  const [isTyped, setTyped] = useState(false);
  const isWrong = kind !== null && !isTyped && checkTaxNumber(kind, number) === 'wrong';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes its field and isn't a control
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

/** The fields for registered sellers: the start date, and the country's numbers or taxes. */
export function RegistrationFields() {
  const { country } = useSettingsForm();
  const text = useTextOf();
  const field = registrationFields[country];
  const { numbers } = useTypedSettings((values) => values[field]);
  const [first, ...others] = sellerNumbers[country].map(({ kind }, at) => (
    <NumberOfTax key={kind} kind={kind} at={at} />
  ));
  // An open section stays open, so that nothing collapses while the user types.
  const isOpen = useRef(false);
  isOpen.current ||= numbers.slice(1).some(({ number }) => number !== '');
  return (
    <div className="flex w-full flex-col gap-5 text-ink">
      <FieldGrid>
        <DateField
          label={taxSettingsTexts.since}
          autoComplete="off"
          country={country}
          {...text(`${field}.since`)}
        />
        {first}
      </FieldGrid>
      {others.length > 0 && (
        <details open={isOpen.current || undefined} className="group">
          <summary className="thumb flex items-center gap-2 rounded-sm font-medium text-accent-ink text-sm">
            {taxSettingsTexts.provincial}
            <ChevronDown
              aria-hidden="true"
              className="size-4 shrink-0 transition-transform duration-200 group-open:rotate-180"
            />
          </summary>
          <div className="pt-3">
            <FieldGrid>{others}</FieldGrid>
          </div>
        </details>
      )}
      {country === 'au' && <p className="text-ink-soft">{taxSettingsTexts.abn}</p>}
      {country === 'us' && <OwnTaxes />}
    </div>
  );
}

/** Returns the text fields of a registration by field path. */
function useTextOf() {
  const { dispatch, leave } = useSettingsForm();
  const values = useTypedSettings((typed) => typed);
  const messages = useMessages();
  return (name: string) => ({
    name,
    value: fieldText(values, name) ?? '',
    error: messages.get(name),
    onBlur: () => leave(name),
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      dispatch({ type: 'set', name, value }),
  });
}

/** Returns a number's label by its check. */
function labelOf(kind: TaxNumberKind): string {
  const numbers = taxSettingsTexts.numbers;
  switch (kind) {
    case 'gstNumber':
      return numbers.gstHst;
    case 'qstNumber':
      return numbers.qst;
    case 'bcPst':
      return numbers.pstBc;
    case 'skPst':
      return numbers.pstSk;
    case 'mbRst':
      return numbers.rstMb;
    default:
      return numbers.vat;
  }
}

function NumberOfTax({ kind, at }: { kind: TaxNumberKind; at: number }) {
  const { country } = useSettingsForm();
  const text = useTextOf()(`${registrationFields[country]}.numbers.${at}.number`);
  return (
    <CheckedNumber kind={kind} number={text.value}>
      <TextField
        label={labelOf(kind)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...text}
      />
    </CheckedNumber>
  );
}

/** In the USA: the taxes that the seller charges, by jurisdiction. */
function OwnTaxes() {
  const { dispatch, focusSoon } = useSettingsForm();
  const text = useTextOf();
  const texts = taxSettingsTexts.ownTaxes;
  const { numbers } = useTypedSettings((values) => values.registrationUs);
  return (
    <div>
      <h3 className="font-medium">{texts.heading}</h3>
      <p className="mt-0.5 text-ink-soft text-sm">{texts.about}</p>
      {numbers.map((_, at) => {
        const path = `registrationUs.numbers.${at}`;
        const { onChange, onBlur, ...rate } = text(`${path}.rate`);
        return (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by position only
            key={at}
            aria-label={fill(texts.tax, { number: at + 1 })}
            className="mt-6 flex min-w-0 items-start gap-2 sm:mt-4"
          >
            <div className="grid min-w-0 flex-1 grid-cols-[2fr_1fr] gap-x-3 gap-y-3 sm:grid-cols-[2fr_1fr_2fr] sm:gap-x-4">
              <TextField label={texts.jurisdiction} autoComplete="off" {...text(`${path}.tax`)} />
              <NumberField
                label={texts.rate}
                range={{ decimals: taxRateDecimals, max: 100 }}
                trailing="%"
                {...rate}
                onText={(value) => dispatch({ type: 'set', name: rate.name, value })}
                onBlur={() => {
                  dispatch({ type: 'leave-rate', name: rate.name });
                  onBlur();
                }}
              />
              <TextField
                label={texts.permit}
                className="max-sm:col-span-2"
                autoComplete="off"
                spellCheck={false}
                {...text(`${path}.number`)}
              />
            </div>
            <IconButton
              label={fill(texts.remove, { number: at + 1 })}
              className="mt-[1.625rem]"
              onClick={() => {
                dispatch({ type: 'remove-own-tax', at });
                focusSoon('add-own-tax');
              }}
            >
              <Trash2 aria-hidden="true" className="size-[1.125rem]" />
            </IconButton>
          </fieldset>
        );
      })}
      <Button
        name="add-own-tax"
        variant="secondary"
        className="mt-4"
        disabled={numbers.length >= maxNumbers}
        onClick={() => {
          dispatch({ type: 'add-own-tax' });
          focusSoon(`registrationUs.numbers.${numbers.length}.tax`);
        }}
      >
        <Plus aria-hidden="true" className="size-4" />
        {texts.add}
      </Button>
    </div>
  );
}
