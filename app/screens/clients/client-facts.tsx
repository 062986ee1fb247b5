import type { ReactNode } from 'react';
import type { SavedClient } from '#app/domain/clients/client.ts';
import { countries } from '#app/domain/country/country.ts';

/** How to reach a client; what is not known is not there. */
export function ClientFacts({ client }: { client: SavedClient }) {
  const { email, phone, address, country } = client;
  const facts: { label: string; value: ReactNode }[] = [
    { label: 'Email', value: email && <ContactLink to={`mailto:${email}`}>{email}</ContactLink> },
    {
      label: 'Phone',
      value: phone && <ContactLink to={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</ContactLink>,
    },
    { label: 'Address', value: address },
    { label: 'Country', value: countries[country].name },
  ];
  return (
    <dl className="flex flex-col gap-2">
      {facts
        .filter(({ value }) => value)
        .map(({ label, value }) => (
          <div key={label} className="flex gap-x-4">
            <dt className="w-20 shrink-0 text-ink-faint">{label}</dt>
            <dd className="min-w-0 flex-1 whitespace-pre-line [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function ContactLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} className="rounded-sm text-accent-ink underline underline-offset-4">
      {children}
    </a>
  );
}
