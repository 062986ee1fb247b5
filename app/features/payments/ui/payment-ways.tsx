import { Plus, Trash2 } from 'lucide-react';
import { type ComponentType, type ReactNode, useRef } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import {
  type PaymentDraft,
  type PaymentText,
  paymentRule,
} from '#app/domain/fields/payment-fields.ts';
import { maxOtherLinks } from '#app/domain/limits.ts';
import { paymentMethodTexts } from '#app/features/payments/texts.ts';
import type { PaymentMethod } from '#app/features/payments/words/payment-methods.ts';
import { fill } from '#app/i18n/fill.ts';
import { Button, IconButton } from '#app/ui/buttons/button.tsx';
import { CheckboxField } from '#app/ui/fields/checkbox-field.tsx';
import { FieldError, FieldGrid, TextField } from '#app/ui/fields/field.tsx';
import { fieldText, useForm, useMessages, useValues } from '#app/ui/form/form-context.ts';
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
function PaymentMethodGroup({ name, about, folded, children }: PaymentMethodGroupProps) {
  const title = <h3>{name}</h3>;
  const description = <p>{about}</p>;
  if (!folded) {
    return (
      <div className="payment-way">
        {title}
        {description}
        <div>{children}</div>
      </div>
    );
  }
  return (
    <details className="payment-way" open={folded.isOpen || undefined}>
      <summary>
        <span>
          {title}
          {description}
        </span>
        {folded.isUsed && <Badge tone="accent">{paymentMethodTexts.inUse}</Badge>}
      </summary>
      <div>{children}</div>
    </details>
  );
}

/** Card payments: a switch that shows the Stripe link. */
function CardPaymentFields() {
  const { dispatch, takesCards = false } = useForm();
  const acceptsCards = useValues((values) => values.acceptCardPayments);
  return (
    <div className="flex flex-col gap-3">
      <CheckboxField
        kind="switch"
        label={paymentMethodTexts.acceptCards}
        name="acceptCardPayments"
        checked={acceptsCards}
        onChange={(event) =>
          dispatch({ type: 'set', name: 'acceptCardPayments', value: event.target.checked })
        }
      />
      {acceptsCards && (
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

/** Payment links that the seller adds, each with a name. */
function OtherLinksFields() {
  const { dispatch, leave, focusSoon } = useForm();
  const messages = useMessages();
  const links = useValues((values) => values.otherPaymentLinks);

  const fieldOf = (index: number, field: 'name' | 'url') => {
    const key = `otherPaymentLinks.${index}.${field}`;
    return {
      name: key,
      value: links[index]?.[field] ?? '',
      error: messages.get(key),
      onBlur: () => leave(key),
      onChange: (event: { target: { value: string } }) =>
        dispatch({ type: 'set', name: key, value: event.target.value }),
    };
  };

  return (
    <>
      {links.map((_, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: a link is identified by its position only
          key={index}
          aria-label={fill(paymentMethodTexts.others.link, { number: index + 1 })}
          className="mb-4 flex min-w-0 items-start gap-2"
        >
          <div className="grid min-w-0 flex-1 gap-x-4 gap-y-3 sm:grid-cols-[2fr_3fr]">
            <TextField
              label={paymentMethodTexts.others.name}
              autoComplete="off"
              {...fieldOf(index, 'name')}
            />
            <TextField
              label={paymentMethodTexts.others.url}
              placeholder="https://…"
              {...linkInput}
              {...fieldOf(index, 'url')}
            />
          </div>
          <IconButton
            label={fill(paymentMethodTexts.others.remove, { number: index + 1 })}
            className="mt-[1.625rem]"
            onClick={() => {
              dispatch({ type: 'remove-link', index });
              focusSoon('add-link');
            }}
          >
            <Trash2 aria-hidden="true" className="size-[1.125rem]" />
          </IconButton>
        </fieldset>
      ))}
      <FieldError controlId="otherPaymentLinks" error={messages.get('otherPaymentLinks')} />
      <Button
        name="add-link"
        variant="secondary"
        disabled={links.length >= maxOtherLinks}
        onClick={() => {
          dispatch({ type: 'add-link' });
          focusSoon(`otherPaymentLinks.${links.length}.name`);
        }}
      >
        <Plus aria-hidden="true" className="size-4" />
        {paymentMethodTexts.others.add}
      </Button>
    </>
  );
}

/**
 * Returns which methods are expanded: those with a value or an error, and the bank transfer in a country whose form
 * would otherwise show none. An expanded one stays expanded while the user works on it.
 */
function useOpenMethods(
  methods: readonly PaymentMethod[],
  isUsed: (method: PaymentMethod) => boolean,
  hasLinks: boolean,
): ReadonlySet<string> {
  const { country } = useForm();
  const messages = useMessages();
  const opened = useRef<{ country: CountryCode; ids: Set<string> } | null>(null);
  const isWrong = (method: PaymentMethod) => fieldsOf(method).some((name) => messages.has(name));
  const chosen = methods.filter((method) => isUsed(method) || isWrong(method));
  if (opened.current?.country !== country) {
    const bank = methods.filter(({ fields }) => fields.includes('accountNumber'));
    const first = chosen.length > 0 ? chosen : bank;
    opened.current = { country, ids: new Set(first.map(({ id }) => id)) };
  }
  for (const { id } of chosen) opened.current.ids.add(id);
  if (hasLinks) opened.current.ids.add(otherLinks);
  return opened.current.ids;
}

const otherLinks = 'other-links';

/** The fields of methods that aren't plain text fields. */
const linksOf: Partial<Record<PaymentMethod['id'], readonly string[]>> = {
  card: ['stripePaymentLink'],
  paypal: ['paypalPaymentLink'],
};

const fieldsOf = ({ id, fields }: PaymentMethod) => [...fields, ...(linksOf[id] ?? [])];

function isUsedIn(values: PaymentDraft, method: PaymentMethod): boolean {
  if (method.id === 'card' && values.acceptCardPayments) return true;
  return fieldsOf(method).some((name) => fieldText(values, name) !== '');
}

type PaymentWaysProps = {
  methods: readonly PaymentMethod[];
  /** The PayPal fields; an invoice has more of them than the settings. */
  paypal: ReactNode;
  /** Collapses methods without a value; one is expanded from the start. */
  areFolded?: boolean;
  /** For forms whose notes are in two languages. */
  NotesField?: ComponentType<{ field: 'paymentNotes'; hint: string }>;
};

/** Payment methods with their fields, notes, and links that the seller adds. */
export function PaymentWays(props: PaymentWaysProps) {
  const { methods, paypal, areFolded = false, NotesField = FormField } = props;
  const used = useValues((values) =>
    methods
      .filter((method) => isUsedIn(values, method))
      .map(({ id }) => id)
      .join(' '),
  ).split(' ');
  const isUsed = ({ id }: PaymentMethod) => used.includes(id);
  const hasLinks = useValues((values) => values.otherPaymentLinks.length > 0);
  const open = useOpenMethods(methods, isUsed, hasLinks);
  const renderFields = (method: PaymentMethod) => {
    if (method.id === 'card') return <CardPaymentFields />;
    return method.id === 'paypal' ? paypal : <MethodFields fields={method.fields} />;
  };
  return (
    <>
      {methods.map((method) => (
        <PaymentMethodGroup
          key={method.id}
          name={method.name}
          about={method.description}
          folded={areFolded ? { isOpen: open.has(method.id), isUsed: isUsed(method) } : null}
        >
          {renderFields(method)}
        </PaymentMethodGroup>
      ))}
      <NotesField field="paymentNotes" hint={paymentMethodTexts.notesHint} />
      <PaymentMethodGroup
        name={paymentMethodTexts.others.heading}
        about={paymentMethodTexts.others.about}
        folded={areFolded ? { isOpen: open.has(otherLinks), isUsed: hasLinks } : null}
      >
        <OtherLinksFields />
      </PaymentMethodGroup>
    </>
  );
}
