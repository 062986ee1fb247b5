import * as z from 'zod';
import { countryCodes } from '#app/domain/country/country.ts';
import { currencyCodes } from '#app/domain/money/money.ts';
import { checkSchedule, maxSteps } from '#app/domain/payments/schedule.ts';
import type { ListAnswer } from '#app/features/invoice-list/public.server.ts';
import { scheduleTexts } from '#app/features/payments/texts.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { scheduleMessage } from '#app/i18n/format/schedule-message.ts';
import { writeSchedule } from '../queries/schedules.server.ts';

const maxShareLength = 20;

/** The steps of a payment schedule; `totalMinor`, `currency` and the invoice's date are what the form showed. */
export const scheduleSchema = z.object({
  intent: z.literal('set-schedule'),
  invoiceId: z.uuid(),
  country: z.enum(countryCodes),
  currency: z.enum(currencyCodes),
  totalMinor: z.int(),
  invoiceDate: z.string(),
  steps: z
    .array(
      z.object({
        label: z.string(),
        amount: z.number(),
        due: z.string(),
        share: z.string().max(maxShareLength).optional(),
      }),
    )
    .max(maxSteps * 2),
});

type Posted = z.infer<typeof scheduleSchema> & { userId: string; now: number };

/** Sets the schedule of an owner's invoice; removes it if there are no steps. */
export async function answerSchedule(
  posted: Posted,
  { db, publishToUser }: RequestContext,
): Promise<{ body: ListAnswer; status: number }> {
  const { userId, invoiceId, now, currency, totalMinor, country, invoiceDate } = posted;
  const checked = checkSchedule(posted.steps, {
    total: totalMinor,
    currency,
    country,
    invoiceDate,
  });
  if (!checked.ok) {
    const message = scheduleMessage(checked.issues[0].issue);
    return { body: { outcome: 'refused', message }, status: 422 };
  }
  const stands = await writeSchedule(db, {
    userId,
    invoiceId,
    now,
    steps: checked.steps,
    seen: { currency, totalMinor },
  });
  if (!stands) return { body: { outcome: 'not-found' }, status: 404 };
  const { isKept, invoiceDate: stored, ...state } = stands;
  if (!isKept) {
    const { paid, beforeInvoice, changed } = scheduleTexts.refusals;
    const isEarly = checked.steps.some(({ due }) => due < stored);
    const isPaid = state.paidMinor > 0 || state.status === 'paid';
    const message = isPaid ? paid : isEarly ? beforeInvoice : changed;
    return { body: { outcome: 'refused', message }, status: 409 };
  }
  publishToUser(userId, 'invoices');
  return { body: { outcome: 'scheduled', invoiceId, ...state }, status: 200 };
}
