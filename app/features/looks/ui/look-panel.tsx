import type { ReactNode } from 'react';
import { papers, usualPaper } from '#app/domain/invoices/sheet.ts';
import { type OwnLook, parseAccent } from '#app/domain/looks/check-look.ts';
import {
  changeLook,
  type DraftLook,
  defaultLook,
  draftOfLook,
  type LookTextField,
  logoPlaces,
  logoSizes,
  namedAccents,
  type Typeface,
  typefaces,
} from '#app/domain/looks/look.ts';
import { lookShades } from '#app/domain/looks/shades.ts';
import { useDraft, useInvoiceFormContext } from '#app/features/invoice-form/public.ts';
import { lookTexts } from '#app/features/looks/texts.ts';
import { settingsTexts } from '#app/features/settings/texts.ts';
import { fieldTexts } from '#app/i18n/texts.ts';
import { FieldGrid, SelectField, TextAreaField, TextField } from '#app/ui/fields/field.tsx';
import { useMessages } from '#app/ui/form/form-context.ts';
import { ColumnPicker } from './column-picker.tsx';
import { SavedLookField } from './saved-look-field.tsx';
import { Swatch } from './swatch.tsx';

const usualLook = draftOfLook(defaultLook);

/** Fonts have the same names in every language. */
const typefaceNames: Record<Typeface, string> = {
  inter: 'Inter',
  'source-serif': 'Source Serif 4',
};

/** Returns the draft's look, and a function that changes some of it. */
function useLook() {
  const { dispatch } = useInvoiceFormContext();
  const look = useDraft((draft) => draft.look) ?? usualLook;
  const change = (changes: Partial<DraftLook>) =>
    dispatch({
      type: 'apply',
      change: (draft) => ({ ...draft, look: changeLook(draft.look, changes) }),
    });
  return { look, change };
}

/** The design of the document in the form: each choice is part of its draft at once. */
export function LookPanel({ looks }: { looks: readonly OwnLook[] | null }) {
  return (
    <>
      {looks && <SavedLookField looks={looks} />}
      <AccentFields />
      <StyleFields />
      <Columns />
      <LookText
        field="opening"
        label={fieldTexts.labels.openingText}
        hint={lookTexts.openingHint}
      />
      <LookText field="footer" label={fieldTexts.labels.footerText} hint={lookTexts.footerHint} />
      <LookText field="terms" label={fieldTexts.labels.termsText} hint={lookTexts.termsHint} />
    </>
  );
}

function Columns() {
  const { customFields } = useInvoiceFormContext();
  const { look, change } = useLook();
  return (
    <ColumnPicker
      columns={look.columns}
      fields={customFields.filter(({ owner }) => owner === 'line')}
      onChange={(columns) => change({ columns })}
    />
  );
}

/** The accent: twelve to choose from by name, and any other one. */
function AccentFields() {
  const { look, change } = useLook();
  const { leave } = useInvoiceFormContext();
  const error = useMessages().get('look.accent');
  const accent = parseAccent(look.accent);
  const textColor = accent && lookShades(accent, 'light').text;
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 font-medium text-sm">{lookTexts.color}</legend>
      <div className="swatches">
        {(Object.keys(namedAccents) as (keyof typeof namedAccents)[]).map((name) => (
          <label key={name} title={lookTexts.colors[name]}>
            <input
              type="radio"
              name="look.namedAccent"
              checked={accent === namedAccents[name]}
              onChange={() => change({ accent: namedAccents[name] })}
              className="sr-only"
            />
            <span className="sr-only">{lookTexts.colors[name]}</span>
            <Swatch color={namedAccents[name]} />
          </label>
        ))}
      </div>
      <TextField
        label={lookTexts.ownColor}
        name="look.accent"
        value={look.accent}
        error={error}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="max-w-48"
        onChange={({ target }) => change({ accent: target.value })}
        onBlur={() => leave('look.accent')}
        trailing={
          <input
            type="color"
            aria-label={lookTexts.pickColor}
            value={accent ?? defaultLook.accent}
            onChange={({ target }) => change({ accent: target.value })}
            className="size-7 cursor-pointer rounded-sm bg-transparent"
          />
        }
      />
      {accent && textColor && textColor !== accent && (
        <p role="status" className="flex items-center gap-2 text-ink-soft text-sm">
          <Swatch color={accent} />
          <Swatch color={textColor} />
          {lookTexts.darkerText}
        </p>
      )}
    </fieldset>
  );
}

function StyleFields() {
  const { country, dispatch } = useInvoiceFormContext();
  const { look, change } = useLook();
  const paper = useDraft((draft) => draft.paper) || usualPaper(country);
  return (
    <FieldGrid>
      <Choice
        label={lookTexts.typeface}
        name="look.typeface"
        value={look.typeface}
        choices={typefaces}
        labels={typefaceNames}
        onChoose={(typeface) => change({ typeface })}
      />
      <Choice
        label={lookTexts.paper}
        name="paper"
        value={paper}
        choices={papers}
        labels={settingsTexts.invoices.papers}
        onChoose={(value) => dispatch({ type: 'set', name: 'paper', value })}
      />
      <Choice
        label={lookTexts.logoPlace}
        name="look.logoPlace"
        value={look.logoPlace}
        choices={logoPlaces}
        labels={lookTexts.places}
        onChoose={(logoPlace) => change({ logoPlace })}
      />
      <Choice
        label={lookTexts.logoSize}
        name="look.logoSize"
        value={look.logoSize}
        choices={logoSizes}
        labels={lookTexts.sizes}
        onChoose={(logoSize) => change({ logoSize })}
      />
    </FieldGrid>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  name: string;
  value: Value;
  choices: readonly Value[];
  labels: Readonly<Record<Value, string>>;
  onChoose: (value: Value) => void;
};

function Choice<Value extends string>(props: ChoiceProps<Value>): ReactNode {
  const { choices, labels, onChoose, ...field } = props;
  return (
    <SelectField
      {...field}
      options={choices.map((value) => ({ value, label: labels[value] }))}
      onChange={({ target }) => {
        const chosen = choices.find((value) => value === target.value);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}

type LookTextProps = { field: LookTextField; label: string; hint: string };

/** A text of the look; the footer has one line. */
function LookText({ field, label, hint }: LookTextProps) {
  const { look, change } = useLook();
  const { leave } = useInvoiceFormContext();
  const name = `look.${field}`;
  const control = {
    name,
    label,
    hint,
    value: look[field],
    error: useMessages().get(name) ?? null,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
    onBlur: () => leave(name),
  };
  return field === 'footer' ? <TextField {...control} /> : <TextAreaField {...control} rows={2} />;
}
