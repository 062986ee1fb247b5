import { createHash } from 'node:crypto';
import ical, { ICalEventBusyStatus, ICalEventClass, ICalEventTransparency } from 'ical-generator';
import { firstLanguage, isLanguageCode } from '#app/domain/language/languages.ts';
import { dayInTimeZone } from '#app/domain/zone-days.ts';
import { calendarTexts } from '#app/features/calendar/texts/calendar.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { fill } from '#app/i18n/fill.ts';
import type { Database } from '#db/client.server.ts';
import { listFeedInvoices } from '../queries/feed-invoices.server.ts';
import { type DueEvent, dueEvents, maxDueEvents } from '../words/due-events.ts';

/** How often calendars are asked to look again. */
const refreshSeconds = 3600;

type Shown = { productName: string; publicOrigin: string; version: string; now: number };
/** A calendar before it is drawn. */
type Content = { name: string; language: string; product: string; events: DueEvent[] };

/**
 * The calendar at a secret address, in the language of its owner's account: a hash that names its content, and what draws it as
 * an iCalendar file (RFC 5545), which takes longer than all else. One round trip; null when there is no such address.
 * @param shown.version of the deployment, which may draw it otherwise
 * @param shown.now ms
 */
export async function writeCalendar(
  db: Database,
  { token, ...shown }: Shown & { token: string },
): Promise<{ hash: string; draw: () => string } | null> {
  // Only what is nearest is chosen by it: no day of the calendar depends on whose today it is.
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
    // Not escaped by the package: nothing of a user's stands in it.
    name,
    ttl: refreshSeconds,
  });
  for (const { id, day, title, description, url, changedAt } of events) {
    calendar.createEvent({
      id: `${id}@${host}`,
      // Midnight in UTC, by which the package writes days.
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      summary: title,
      description: { plain: description },
      url,
      // The same as long as nothing changes, so that the file is the same too.
      stamp: new Date(changedAt),
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
      class: ICalEventClass.PRIVATE,
    });
  }
  return `${calendar.toString()}\r\n`;
}
