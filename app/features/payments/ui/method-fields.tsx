import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { type PaymentText, paymentRule } from '#app/domain/fields/payment-fields.ts';
import { paymentMethodTexts } from '#app/features/payments/texts.ts';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { FieldGrid } from '#app/ui/fields/field.tsx';
import { useForm } from '#app/ui/form/form-context.ts';
import { FormField } from '#app/ui/form/form-field.tsx';
import { Badge } from '#app/ui/layout/badge.tsx';

/** The fields of a bank transfer, a check, PayID or Interac, with the country's labels. */
export function MethodFields({ fields }: { fields: readonly PaymentText[] }) {
  return (
    <FieldGrid>
      {fields.map((field) => {
        const { wide } = paymentRule(field);
        const className = wide && 'sm:col-span-2';
        return <FormField key={field} field={field} spellCheck={false} className={className} />;
      })}
    </FieldGrid>
  );
}

/** Props shared by all payment link fields: no autocorrect or capitalization, which would change a link. */
export const linkInput = {
  inputMode: 'url',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

type PaymentMethodGroupProps = {
  name: string;
  about: string;
  /** Null if the fields are always visible. */
  folded: { isOpen: boolean; isUsed: boolean } | null;
  children: ReactNode;
};

/**
 * A payment method: name, description and fields, which may be collapsed; when collapsed, it shows whether the invoice
 * uses it.
 */
export function PaymentMethodGroup({ name, about, folded, children }: PaymentMethodGroupProps) {
  const title = <h3 className="font-medium">{name}</h3>;
  const description = <p className="mt-0.5 text-ink-soft text-sm">{about}</p>;
  if (!folded) {
    return (
      <div>
        {title}
        {description}
        <div className="mt-4">{children}</div>
      </div>
    );
  }
  return (
    <details className="group" open={folded.isOpen || undefined}>
      <summary className="thumb flex cursor-pointer items-center gap-3 rounded-sm">
        <span className="min-w-0 flex-1">
          {title}
          {description}
        </span>
        {folded.isUsed && (
          <span className="group-open:hidden">
            <Badge tone="accent">{paymentMethodTexts.inUse}</Badge>
          </span>
        )}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-faint transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="mt-4">{children}</div>
    </details>
  );
}

/** Card payments: a switch that shows the Stripe link. */
export function CardPaymentFields() {
  const { draft, dispatch, takesCards = false } = useForm();
  return (
    <div className="flex flex-col gap-3">
      <CheckboxField
        kind="switch"
        label={paymentMethodTexts.acceptCards}
        name="acceptCardPayments"
        checked={draft.acceptCardPayments}
        onChange={(event) =>
          dispatch({ type: 'set', name: 'acceptCardPayments', value: event.target.checked })
        }
      />
      {draft.acceptCardPayments && (
        <FormField
          {...linkInput}
          field="stripePaymentLink"
          label={paymentMethodTexts.stripeLink}
          required={!takesCards}
          placeholder="https://buy.stripe.com/…"
        />
      )}
    </div>
  );
}
