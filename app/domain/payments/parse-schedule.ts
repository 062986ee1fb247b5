import * as z from 'zod/mini';
import { parseJson } from '#app/domain/json.ts';
import type { ScheduleStep } from './schedule.ts';

const stepsSchema = z.lazy(() =>
  z.array(
    z.object({
      label: z.string(),
      amount: z.number(),
      due: z.string(),
      share: z.optional(z.string()),
    }),
  ),
);

/** Parses a stored payment schedule; null when there is none. */
export function parsePaymentSchedule(json: string | null): ScheduleStep[] | null {
  return json === null ? null : (stepsSchema.safeParse(parseJson(json)).data ?? null);
}
