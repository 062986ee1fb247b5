import type { CountryCode } from '#app/domain/country/country.ts';
import { daysBetween, isCalendarDate } from '#app/domain/dates.ts';
import { parsePaymentSchedule } from '#app/domain/invoices/invoice-json.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import { openSteps } from '#app/domain/payments/schedule.ts';
import { calendarTexts } from '#app/features/calendar/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatMoney } from '#app/i18n/format/money.ts';

/** Maximum events in a calendar of due dates. */
export const maxDueEvents = 1000;

/** An invoice with a balance due; amounts in minor units, instants in ms. */
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
  /** JSON of its payment schedule; null where the invoice is due as a whole. */
  schedule: string | null;
};

/** A formatted due date; `id` stays the same while the invoice or installment is due. */
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
 * Lists the dates on which invoices or their unpaid installments are due, in order; above the maximum, those nearest to
 * today. Uses the current language.
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
  const event = calendarTexts.event;
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
