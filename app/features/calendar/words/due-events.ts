import type { CountryCode } from '#app/domain/country/country.ts';
import { daysBetween, isCalendarDate } from '#app/domain/dates.ts';
import type { CurrencyCode } from '#app/domain/money/currency.ts';
import { parsePaymentSchedule } from '#app/domain/payments/parse-schedule.ts';
import { openSteps } from '#app/domain/payments/schedule.ts';
import { calendarTexts } from '#app/features/calendar/texts/calendar.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatMoney } from '#app/i18n/format/money.ts';

/** The most days that a calendar of due dates names. */
export const maxDueEvents = 1000;

/** An invoice of which something is to be paid; amounts in minor units, instants ms. */
export type DueInvoice = {
  id: string;
  invoiceNumber: string;
  clientName: string;
  currency: CurrencyCode;
  totalMinor: number;
  paidMinor: number;
  /** `YYYY-MM-DD`. */
  dueDate: string;
  updatedAt: number;
  /** JSON text of its steps; null where it is due as a whole. */
  schedule: string | null;
};

/** A day on which something is due, in words; `id` is the same as long as the invoice, or its step, is due. */
export type DueEvent = {
  id: string;
  /** `YYYY-MM-DD`. */
  day: string;
  title: string;
  description: string;
  /** The invoice's page. */
  url: string;
  changedAt: number;
};

/**
 * The days on which invoices are due, in order: that of each step that is not paid, else the invoice's own. Of too many those
 * nearest to today. In the language of the moment.
 * @param shown.country of the seller, whose currency needs no code
 * @param shown.today `YYYY-MM-DD`
 */
export function dueEvents(
  invoices: readonly DueInvoice[],
  shown: { country: CountryCode; publicOrigin: string; today: string },
): DueEvent[] {
  const { today } = shown;
  const events = invoices
    .flatMap((invoice) => eventsOf(invoice, shown))
    .filter(({ day }) => isCalendarDate(day));
  const away = ({ day }: DueEvent) => Math.abs(daysBetween(today, day));
  if (events.length > maxDueEvents) events.sort((one, other) => away(one) - away(other));
  return events
    .slice(0, maxDueEvents)
    .sort((one, other) => compare(one.day, other.day) || compare(one.id, other.id));
}

function eventsOf(
  invoice: DueInvoice,
  { country, publicOrigin }: Parameters<typeof dueEvents>[1],
): DueEvent[] {
  const { id, invoiceNumber, clientName, currency, totalMinor, paidMinor } = invoice;
  const url = `${publicOrigin}/view-invoice/${id}`;
  const money = (minor: number) => formatMoney(minor, currency, country);
  const balance = money(totalMinor - paidMinor);
  const { event } = calendarTexts;
  const named = { number: invoiceNumber, client: clientName };
  const steps = openSteps(parsePaymentSchedule(invoice.schedule) ?? [], paidMinor);
  if (steps.length === 0) {
    return [
      {
        id,
        day: invoice.dueDate,
        url,
        changedAt: invoice.updatedAt,
        title: fill(event.title, { ...named, amount: balance }),
        description: fill(event.open, { url }),
      },
    ];
  }
  return steps.flatMap(({ label, due, open }, at) => {
    if (open <= 0) return [];
    const part = fill(event.step, { step: label, amount: money(open), balance });
    return [
      {
        id: `${id}-${at + 1}`,
        day: due,
        url,
        changedAt: invoice.updatedAt,
        title: fill(event.title, { ...named, amount: money(open) }),
        description: `${part}\n${fill(event.open, { url })}`,
      },
    ];
  });
}

const compare = (one: string, other: string) => Number(one > other) - Number(one < other);
