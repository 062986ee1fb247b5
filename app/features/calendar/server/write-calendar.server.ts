import { createHash } from 'node:crypto';
import ical, { ICalEventBusyStatus, ICalEventClass, ICalEventTransparency } from 'ical-generator';
import { firstLanguage, isLanguageCode } from '#app/domain/language/languages.ts';
import { dayInTimeZone } from '#app/domain/zone-days.ts';
import { listFeedInvoices } from '#app/features/calendar/queries/calendar-feed.server.ts';
import { calendarTexts } from '#app/features/calendar/texts.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { fill } from '#app/i18n/fill.ts';
import type { Database } from '#db/client.server.ts';
import { type DueEvent, dueEvents, maxDueEvents } from '../words/due-events.ts';

/** How often calendar apps are asked to refresh. */
const refreshSeconds = 3600;

type Shown = { productName: string; publicOrigin: string; version: string; now: number };
/** The content of a calendar before it is formatted. */
type Content = { name: string; language: string; product: string; events: DueEvent[] };

/**
 * Writes the calendar at a secret address in the account's language: a hash that identifies its content, and a function
 * that formats it as an iCalendar file (RFC 5545), the slowest step. One round trip; null if there is no such address.
 * @param shown.version the deployment's version, which may format it differently
 * @param shown.now ms
 */
export async function writeCalendar(
  db: Database,
  { token, ...shown }: Shown & { token: string },
): Promise<{ hash: string; draw: () => string } | null> {
  // Only used to select the nearest invoices; no date in the calendar depends on the time zone of `today`.
  const today = dayInTimeZone(shown.now, null);
  const found = await listFeedInvoices(db, { token, today, limit: maxDueEvents });
  if (!found) return null;
  const { country, invoices } = found;
  const language = isLanguageCode(found.language) ? found.language : firstLanguage;
  const { publicOrigin, productName: product, version } = shown;
  const content = inLanguage(language, () => ({
    language,
    product,
    name: fill(calendarTexts.name, { product }),
    events: dueEvents(invoices, { country, publicOrigin, today }),
  }));
  const hash = createHash('sha256')
    .update(JSON.stringify([version, content]))
    .digest('base64url');
  return { hash, draw: () => draw(content, new URL(publicOrigin).host) };
}

function draw({ name, language, product, events }: Content, host: string): string {
  const calendar = ical({
    prodId: { company: product, product: 'calendar', language: language.toUpperCase() },
    // The package doesn't escape the name, but it contains no user data.
    name,
    ttl: refreshSeconds,
  });
  for (const { id, day, title, description, url, changedAt } of events) {
    calendar.createEvent({
      id: `${id}@${host}`,
      // Midnight in UTC, which the package formats as this date.
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      summary: title,
      description: { plain: description },
      url,
      // Changes only with the invoice, so that an unchanged file stays identical.
      stamp: new Date(changedAt),
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
      class: ICalEventClass.PRIVATE,
    });
  }
  return `${calendar.toString()}\r\n`;
}
