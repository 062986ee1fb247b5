import type { ReactNode } from 'react';
import {
  type ClientTotals,
  extraClientFields,
  type SavedClient,
} from '#app/domain/clients/client.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import { ownNameOf } from '#app/domain/language/document-language.ts';
import { clientTexts } from '#app/features/clients/texts.ts';
import { clientCountryName, clientLabel } from '#app/features/clients/words/describe-client.ts';
import { describeClientFields } from '#app/features/clients/words/describe-client-fields.ts';
import { sendingTexts } from '#app/features/sending/texts.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import { fieldTexts, languageTexts } from '#app/i18n/texts.ts';

type ClientFactsProps = {
  client: SavedClient;
  /** Their address doesn't accept email. */
  isBounced: boolean;
  /** Their payment terms as invoices print them; null where they have none. */
  paymentTerms: string | null;
  /** The seller's for clients that are in use. */
  customFields: readonly CustomField[];
  /** The country whose date order is used. */
  country: CountryCode;
};

/** How to reach a client and what their invoices start with; fields without a value are left out. */
export function ClientFacts(props: ClientFactsProps) {
  const { client, isBounced, paymentTerms, customFields, country } = props;
  const { email, ccEmails, phone, address, language } = client;
  const facts: { id?: string; label: string; value: ReactNode }[] = [
    {
      label: clientTexts.fields.email,
      value: email && (
        <>
          <ContactLink to={`mailto:${email}`}>{email}</ContactLink>
          {isBounced && (
            <span className="block text-danger-ink">{sendingTexts.states.bounced}</span>
          )}
        </>
      ),
    },
    { label: clientTexts.fields.ccEmails, value: ccEmails },
    {
      label: clientTexts.fields.phone,
      value: phone && <PhoneLinks phone={phone} />,
    },
    { label: clientTexts.fields.address, value: address },
    { label: clientTexts.fields.country, value: clientCountryName(client) },
    ...extraClientFields.map((field) => ({ label: clientLabel(field), value: client[field] })),
    { label: fieldTexts.labels.paymentTerms, value: paymentTerms },
    {
      label: languageTexts.label,
      value: language && <span lang={language.slice(0, 5)}>{ownNameOf(language)}</span>,
    },
    ...describeClientFields(client, customFields, country),
  ];
  return (
    <dl className="flex flex-col gap-2">
      {facts
        .filter(({ value }) => value)
        .map(({ id, label, value }) => (
          <div key={id ?? label} className="flex gap-x-4">
            <dt className="w-28 shrink-0 text-ink-faint">{label}</dt>
            <dd className="min-w-0 flex-1 whitespace-pre-line [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** A link for each number of a text such as "(650) 555-0177, (650) 555-0112". */
function PhoneLinks({ phone }: { phone: string }) {
  return phone.split(/\s*[,;]\s*/).map((text) => {
    // Removes an extension, which is dialed after the call connects.
    const number = text.replace(/\p{L}.*$/u, '').replace(/[^\d+]/g, '');
    return (
      <span key={text} className="block">
        {number ? <ContactLink to={`tel:${number}`}>{text}</ContactLink> : text}
      </span>
    );
  });
}

function ContactLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} className="link">
      {children}
    </a>
  );
}

type ClientTotalsListProps = { totals: ClientTotals[]; country: CountryCode };

/** What a client owes, has paid and has as credit, one line per currency; renders nothing without invoices. */
export function ClientTotalsList({ totals, country }: ClientTotalsListProps) {
  if (totals.length === 0) return null;
  const hasCredit = totals.some(({ credit }) => credit > 0n);
  const shown = [
    'outstanding' as const,
    'paid' as const,
    ...(hasCredit ? ['credit' as const] : []),
  ];
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-3 self-start">
      {shown.map((kind) => (
        <div key={kind} className="min-w-[calc(50%-0.75rem)]">
          <dt className="text-ink-faint text-sm">{clientTexts.sums[kind]}</dt>
          {shownOf(kind, totals).map((total) => (
            <dd
              key={total.currency}
              className="figures mt-1 font-semibold text-xl [overflow-wrap:anywhere]"
            >
              {formatMoney(total[kind], total.currency, country)}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

type Kind = 'outstanding' | 'paid' | 'credit';

/** The currencies with an amount, or the first one if none has any. */
function shownOf(kind: Kind, totals: ClientTotals[]): ClientTotals[] {
  const counted = totals.filter((total) => total[kind] !== 0n);
  return counted.length > 0 ? counted : totals.slice(0, 1);
}
