import * as z from 'zod/mini';
import {
  type EmailKind,
  type EmailReason,
  emailKinds,
  emailReasons,
} from '#app/domain/sending/client-email.ts';
import { type ReminderWait, reminderWaits } from '../reminders/next-reminder.ts';
import { type IssueCause, issueCauses } from './issued-version.ts';

/** Who caused an event; `client` is anyone except the owner. */
export const eventActors = ['owner', 'client', 'system'] as const;
export type EventActor = (typeof eventActors)[number];

/** The event types of a document's history. */
export const eventCodes = [
  'created',
  'imported',
  'edited',
  'issued',
  'corrected',
  'paid',
  'unpaid',
  'payment',
  'reversed',
  'refunded',
  'refundFailed',
  'creditUsed',
  'creditMoved',
  'creditReturned',
  'credited',
  'deliveryNote',
  'scheduled',
  'unscheduled',
  'cardUnderWay',
  'cardFailed',
  'cardMisfit',
  'disputed',
  'disputeWon',
  'disputeLost',
  'voided',
  'archived',
  'unarchived',
  'accepted',
  'declined',
  'invoiced',
  'sent',
  'delivered',
  'bounced',
  'rejected',
  'failed',
  'complained',
  'opened',
  'unsent',
  'reminded',
  'reminderSkipped',
  'reminderLate',
  'reminderWaits',
  'remindersSet',
  'remindersOn',
] as const;
export type EventCode = (typeof eventCodes)[number];

/** A stored event: an instant in ms, and JSON details. */
export type StoredEvent = { at: number; code: EventCode; detail: string | null };

/** Old and new values by invoice column. */
export type Changes = Record<string, readonly [old: unknown, now: unknown]>;

const reasonSchema = z.lazy(() => z.object({ reason: z.nullish(z.string()) }));
const changesSchema = z.lazy(() => z.record(z.string(), z.tuple([z.unknown(), z.unknown()])));
const causeSchema = z.lazy(() => z.object({ cause: z.enum(issueCauses) }));
const amountSchema = z.lazy(() => z.object({ amount: z.number() }));
const emailSchema = z.lazy(() =>
  z.object({
    to: z.string(),
    why: z.nullish(z.enum(emailReasons)),
    kind: z.enum(emailKinds),
    receipt: z.nullish(z.number()),
  }),
);
const bySchema = z.lazy(() => z.object({ by: z.nullish(z.string()) }));
const numberSchema = z.lazy(() => z.object({ number: z.string() }));
const restoredSchema = z.lazy(() => z.object({ restoredAt: z.nullish(z.number()) }));
const waitSchema = z.lazy(() => z.object({ wait: z.nullish(z.enum(reminderWaits)) }));
const fromSchema = z.lazy(() => z.object({ from: z.nullish(z.string()) }));
const daySchema = z.lazy(() => z.object({ day: z.nullish(z.string()) }));

/** Parses the details of an event; malformed values are left out. */
export function parseEventDetail({ detail }: StoredEvent): {
  reason: string | null;
  changes: Changes;
  cause: IssueCause | null;
  /** The date of the event, where it is known better than the instant. */
  day: string | null;
  /** For an accepted estimate: who accepted it. */
  by: string | null;
  /** For an answer to an estimate: when it was restored from a file, ms. */
  restoredAt: number | null;
  /** For an imported invoice: the product it came from. */
  from: string | null;
  /** For a ledger entry: the amount in minor units. */
  amount: number | null;
  /** For moved credit: the number of the other invoice; for a credit note: its own number. */
  number: string | null;
  /** For an email: its recipient, why it wasn't sent or delivered, and the receipt it belongs to. */
  email: {
    to: string;
    why?: EmailReason | null | undefined;
    kind: EmailKind;
    receipt?: number | null | undefined;
  } | null;
  /** For a due reminder: why it is on hold. */
  wait: ReminderWait | null;
} {
  const parsed: unknown = detail === null ? null : JSON.parse(detail);
  return {
    reason: reasonSchema.safeParse(parsed).data?.reason ?? null,
    changes: changesSchema.safeParse(parsed).data ?? {},
    cause: causeSchema.safeParse(parsed).data?.cause ?? null,
    from: fromSchema.safeParse(parsed).data?.from ?? null,
    restoredAt: restoredSchema.safeParse(parsed).data?.restoredAt ?? null,
    by: bySchema.safeParse(parsed).data?.by ?? null,
    amount: amountSchema.safeParse(parsed).data?.amount ?? null,
    number: numberSchema.safeParse(parsed).data?.number ?? null,
    day: daySchema.safeParse(parsed).data?.day ?? null,
    email: emailSchema.safeParse(parsed).data ?? null,
    wait: waitSchema.safeParse(parsed).data?.wait ?? null,
  };
}
