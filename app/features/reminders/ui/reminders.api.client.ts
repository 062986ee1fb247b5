import type {
  InvoiceReminderStart,
  PlanChoice,
  PlannedStep,
  ReminderAnswer,
  ReminderPlan,
  ReminderStart,
} from '#app/domain/reminders/reminder-plan.ts';
import { fetchStart, postCommand } from '#app/ui/browser/requests/document-start.client.ts';

const path = '/api/reminders';

/** Loads the initial data of the settings dialog, or the error that keeps it from opening. Never rejects. */
export const fetchReminders = () => fetchStart<ReminderStart>(path);

/** The same for an invoice's dialog. */
export const fetchInvoiceReminders = (invoiceId: string) =>
  fetchStart<InvoiceReminderStart>(path, { invoice: invoiceId });

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
export function postReminders(post: ReminderPost): Promise<ReminderAnswer> {
  return postCommand<ReminderAnswer>(path, post);
}
