import { createHash } from 'node:crypto';
import ical, { ICalEventBusyStatus, ICalEventClass, ICalEventTransparency } from 'ical-generator';
import { type DueEvent, dueEvents, mostDueEvents } from '#app/domain/calendar/due-events.ts';
import { firstLanguage, isLanguageCode } from '#app/domain/language/languages.ts';
import { dayInTimeZone } from '#app/domain/zone-days.ts';
import { calendarTexts } from '#app/texts/calendar.ts';
import { inLanguage } from '#app/texts/current-language.ts';
import { fill } from '#app/texts/fill.ts';
import type { Database } from '#db/client.server.ts';
import { readFeedInvoices } from '#db/queries/calendar/feed-invoices.server.ts';

/** How often calendars are asked to look again. */
const refreshSeconds = 3600;

type Shown = { productName: string; publicOrigin: string; now: number };

/**
 * The calendar at a secret address as an iCalendar file (RFC 5545), in the language of its owner's account, and a hash that
 * names its content. One round trip; null when there is no such address.
 * @param shown.now ms
 */
export async function writeCalendar(
  db: Database,
  { token, ...shown }: Shown & { token: string },
): Promise<{ text: string; hash: string } | null> {
  // Only what is nearest is chosen by it: no day of the calendar depends on whose today it is.
  const today = dayInTimeZone(shown.now, null);
  const found = await readFeedInvoices(db, { token, today, limit: mostDueEvents });
  if (!found) return null;
  const { country, invoices } = found;
  const language = isLanguageCode(found.language) ? found.language : firstLanguage;
  const { publicOrigin } = shown;
  const text = inLanguage(language, () =>
    draw(dueEvents(invoices, { country, publicOrigin, today }), language, shown),
  );
  return { text, hash: createHash('sha256').update(text).digest('base64url') };
}

function draw(
  events: readonly DueEvent[],
  language: string,
  { productName, publicOrigin }: Shown,
): string {
  const { host } = new URL(publicOrigin);
  const calendar = ical({
    prodId: { company: productName, product: 'Due dates', language: language.toUpperCase() },
    // Not escaped by the package: nothing of a user's stands in it.
    name: fill(calendarTexts.name, { product: productName }),
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

// @covers paid-9.4
