import { hasDays, ownDueDate, type TermKind, termKinds } from '#app/domain/payments/terms.ts';
import { fieldTexts } from '#app/i18n/texts.ts';
import { SelectField, TextField } from '#app/ui/fields/field.tsx';

type PaymentTermsFieldProps = {
  /** The code of the payment terms; days as typed. */
  value: string;
  onChange: (code: string) => void;
  /** What an empty choice means. */
  unchosen: string;
  /** Whether a due date can be entered instead. */
  hasOwnDate?: boolean;
  error?: string | undefined;
};

const firstDays: Partial<Record<TermKind, string>> = { days: '14', 'after-month': '10' };

/** Payment terms: a select, and next to it the number of days if the terms have one. */
export function PaymentTermsField(props: PaymentTermsFieldProps) {
  const { value, onChange, unchosen, hasOwnDate, error } = props;
  const texts = fieldTexts.terms;
  const [kind = '', days = ''] = value.split(':');
  return (
    <div className="flex items-start gap-3">
      <SelectField
        label={fieldTexts.labels.paymentTerms}
        name="paymentTerms"
        className="min-w-0 flex-1"
        value={kind}
        error={hasDays(kind) ? undefined : error}
        options={[
          { value: '', label: unchosen },
          ...termKinds.map((each) => ({ value: each, label: texts.kinds[each] })),
          ...(hasOwnDate ? [{ value: ownDueDate, label: texts.own }] : []),
        ]}
        onChange={({ target }) => {
          const first = firstDays[target.value as TermKind];
          onChange(first ? `${target.value}:${first}` : target.value);
        }}
      />
      {hasDays(kind) && (
        <TextField
          label={texts.days}
          name="paymentTermsDays"
          className="w-24"
          inputMode="numeric"
          autoComplete="off"
          figures
          required
          value={days}
          error={error}
          onChange={({ target }) => onChange(`${kind}:${target.value.replace(/:/g, '').trim()}`)}
        />
      )}
    </div>
  );
}
