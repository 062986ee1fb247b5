import type {
  InvoiceReminderStart,
  PlanChoice,
  PlannedStep,
  ReminderAnswer,
  ReminderPlan,
  ReminderStart,
} from '#app/domain/reminders/reminder-plan.ts';
import { failureTexts } from '#app/i18n/texts.ts';
import { postCall, refusalIn } from '#app/ui/browser/requests/api-call.client.ts';

const path = '/api/reminders';

type Fetched<Start> = { start: Start; failure: null } | { start: null; failure: string };

/** Loads the initial data of the settings dialog, or the error that keeps it from opening. Never rejects. */
export function fetchReminders(): Promise<Fetched<ReminderStart>> {
  return fetchStart(path);
}

/** The same for an invoice's dialog. */
export function fetchInvoiceReminders(invoiceId: string): Promise<Fetched<InvoiceReminderStart>> {
  return fetchStart(`${path}?${new URLSearchParams({ invoice: invoiceId })}`);
}

async function fetchStart<Start>(address: string): Promise<Fetched<Start>> {
  const networkAway = { start: null, failure: failureTexts.reasons.networkAway };
  try {
    const answer = await fetch(address);
    const body: unknown = await answer.json();
    if (answer.ok) return { start: body as Start, failure: null };
    return { start: null, failure: refusalIn(body)?.message ?? networkAway.failure };
  } catch {
    return networkAway;
  }
}

export type ReminderPost =
  | {
      intent: 'save';
      plan: PlanChoice;
      changed: { plan: ReminderPlan; steps: PlannedStep[] }[];
    }
  | { intent: 'set-invoice'; invoiceId: string; plan: PlanChoice | null }
  | { intent: 'resume'; invoiceId: string }
  | { intent: 'skip' | 'send-now'; invoiceId: string; due: string; days: number };

/** Posts about reminders; `unreachable` if no server responded, after which it can safely be sent again. */
export async function postReminders(post: ReminderPost): Promise<ReminderAnswer> {
  const { body } = await postCall(path, post);
  const isAnswer = typeof body === 'object' && body !== null && 'outcome' in body;
  if (isAnswer) return body as ReminderAnswer;
  return {
    outcome: 'unreachable',
    message: refusalIn(body)?.message ?? failureTexts.reasons.networkAway,
  };
}
