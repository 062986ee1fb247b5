import type { ClientColumns, ClientErrors, ClientIssues } from '#app/domain/clients/client.ts';
import type { PaymentEventName, PaymentKind } from '#app/domain/consent/analytics.ts';
import { daysInTimeZone } from '#app/domain/zone-days.ts';
import { activityTexts, clientTexts } from '#app/features/clients/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { issueMessage } from '#app/i18n/format/issue-message.ts';
import { regionName } from '#app/i18n/format/region-name.ts';
import { plural } from '#app/i18n/plural.ts';

/** Names a field of a client where its value is shown; the form has more room for the reference. */
export function clientLabel(field: keyof typeof clientTexts.fields): string {
  return field === 'reference' ? clientTexts.reference : clientTexts.fields[field];
}

/** What a client's country is called on the page; empty where nobody named it, as in many imported files. */
export function clientCountryName({ region }: Pick<ClientColumns, 'region'>): string {
  return region ? regionName(region) : '';
}

/** How often, and when first and last, an event happened on an invoice's public pages; instants in ms. */
export type CountedEvent = {
  kind: PaymentKind;
  event: PaymentEventName;
  times: number;
  firstAt: number;
  lastAt: number;
};

type Write = (instantMs: number) => string;

/**
 * Describes the client's activity on an invoice for its owner: opened it, then clicked to pay. Empty when there was
 * none. A page view shows every button, so the number of views is that of the button shown most.
 */
export function describeClientActivity(
  events: readonly CountedEvent[],
  timeZone: string | null,
): string[] {
  const dayOf = daysInTimeZone(timeZone);
  const write: Write = (instant) => formatDay(dayOf(instant));
  const shown = events.filter(({ event }) => event === 'shown');
  const opened = shown.length > 0 ? [describe('opened', merge(shown), write)] : [];
  const clicked = events
    .filter(({ event }) => event === 'click')
    .sort((one, other) => one.firstAt - other.firstAt)
    .map((click) => describe(click.kind, click, write));
  return [...opened, ...clicked];
}

type Span = Pick<CountedEvent, 'times' | 'firstAt' | 'lastAt'>;

function merge(events: readonly Span[]): Span {
  return {
    times: Math.max(...events.map(({ times }) => times)),
    firstAt: Math.min(...events.map(({ firstAt }) => firstAt)),
    lastAt: Math.max(...events.map(({ lastAt }) => lastAt)),
  };
}

function describe(
  what: keyof typeof activityTexts,
  { times, firstAt, lastAt }: Span,
  write: Write,
): string {
  const { once, sameDay, days } = activityTexts[what];
  const [first, last] = [write(firstAt), write(lastAt)];
  if (times === 1) return fill(once, { date: first });
  if (first === last) return plural(sameDay, times, { date: first });
  return plural(days, times, { first, last });
}

/** Said of a client whom a first invoice left behind; the sentences are ours. */
export const savedClientMessages = {
  kept: (name: string) => fill(clientTexts.kept.kept, { name }),
  gone: (name: string) => fill(clientTexts.kept.gone, { name }),
  stays: (name: string) => fill(clientTexts.kept.stays, { name }),
  failed: (name: string) => fill(clientTexts.kept.failed, { name }),
};

/** What is wrong with a client, in sentences. */
export function describeClientIssues(issues: ClientIssues): ClientErrors {
  return Object.fromEntries(
    Object.entries(issues).map(([field, issue]) => [field, issueMessage(issue)]),
  );
}
