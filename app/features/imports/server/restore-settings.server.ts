import { allowanceOf } from '#app/domain/billing/allowance.ts';
import { changeFields } from '#app/domain/custom-fields/change-fields.ts';
import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import type { SentEmailCopy } from '#app/domain/import/exported-records.ts';
import type { InvoiceLotAnswer } from '#app/domain/import/import-answer.ts';
import { cleanLine, cleanLines } from '#app/domain/invoices/clean-text.ts';
import { issueCollector } from '#app/domain/invoices/draft-issue.ts';
import { checkSavedLook, type OwnLook } from '#app/domain/looks/check-look.ts';
import { maxLooks } from '#app/domain/looks/look.ts';
import { checkPlan, isPreset } from '#app/domain/reminders/check-plan.ts';
import type { ReminderPlan } from '#app/domain/reminders/reminder-plan.ts';
import { checkEmailCopy } from '#app/domain/sending/check-send.ts';
import type { PictureTexts } from '#app/domain/settings/picture.ts';
import type { SettingsDraft } from '#app/domain/settings/settings-draft.ts';
import { saveStoredFields } from '#app/features/custom-fields/public.server.ts';
import {
  type EmailCopyToRestore,
  restoreEmailCopyRows,
} from '#app/features/imports/queries/restore-records.server.ts';
import { restoreLooks } from '#app/features/looks/public.server.ts';
import {
  describePlanIssue,
  defaultEmailCopy as usualReminderWords,
} from '#app/features/reminders/public.server.ts';
import { defaultEmailCopy, describeSendIssue } from '#app/features/sending/public.server.ts';
import { saveSettings, type UserSettings } from '#app/features/settings/public.server.ts';
import { idOfKey } from '#app/http/session/token.server.ts';
import type { Database } from '#db/client.server.ts';

/**
 * Restores the settings of an export with their pictures if the account has no business details yet, by the rules of
 * the form, and its valid looks and custom fields; errors are reported and nothing is saved. Idempotent.
 */
export async function restoreSettings(
  db: Database,
  order: {
    viewer: { settings: UserSettings; user: { email: string | null } };
    changes: Partial<SettingsDraft>;
    /** As posted, see `checkPictures`. */
    pictures: PictureTexts;
    /** As posted, see `checkSavedLook`. */
    looks: readonly unknown[];
    /** As posted, see `parseCustomField`. */
    customFields: readonly unknown[];
    now: number;
  },
): Promise<InvoiceLotAnswer> {
  const { viewer, changes, pictures, looks, customFields, now } = order;
  const { settings: stored, user } = viewer;
  const answer = (added: number, broken: InvoiceLotAnswer['broken'] = []): InvoiceLotAnswer => ({
    outcome: 'imported',
    added,
    there: 1 - added - broken.length,
    leftOut: 0,
    stopped: null,
    broken,
  });
  if (stored.businessName) return answer(0);
  const country = changes.country ?? stored.country;
  const saved = await saveSettings(db, {
    stored,
    accountEmail: user.email,
    changes,
    pictures,
    country,
    now,
  });
  if (saved.outcome === 'stored') {
    const { userId } = stored;
    const max = maxLooks(allowanceOf(stored, now).plan);
    const fields = validDefinitions(customFields);
    if (fields.length > 0) {
      await saveStoredFields(db, { userId, asRead: null, fields, unused: null, now });
    }
    await restoreLooks(db, { userId, looks: validLooks(looks, userId), max, now });
    return answer(1);
  }
  const [issue] = saved.issues;
  return answer(0, [{ row: 0, number: '', message: issue?.message ?? saved.toast }]);
}

/** Returns the valid custom fields of an export, as many as an account may have. */
function validDefinitions(customFields: readonly unknown[]): CustomField[] {
  return customFields.reduce<CustomField[]>((fields, field) => {
    const changed = changeFields(fields, { intent: 'save', field });
    return changed?.ok ? changed.fields : fields;
  }, []);
}

/** Returns the id under which an account has a look of an export. */
export function restoredLookId(userId: string, id: string): string {
  return idOfKey(userId, `restored look ${id}`);
}

/** Returns the valid looks of an export with ids of this account; only the first default one remains the default. */
function validLooks(looks: readonly unknown[], userId: string): OwnLook[] {
  const valid = looks.flatMap((value) => {
    const { id, isDefault }: Record<string, unknown> = { ...(value as object) };
    const collector = issueCollector();
    const saved = checkSavedLook(value, collector);
    if (typeof id !== 'string' || collector.issues.length > 0) return [];
    return [{ ...saved, id: restoredLookId(userId, id), isDefault: isDefault === true }];
  });
  const usual = valid.find(({ isDefault }) => isDefault);
  return valid.map((look) => ({ ...look, isDefault: look === usual }));
}

/**
 * Restores a seller's email templates and reminder steps where the account has none of its own, validated as if typed;
 * defaults are not stored. This never sends email: the active plan and the thank-you setting are not restored.
 * Idempotent. One round trip.
 * @param order.labels see `placeholderLabels`
 */
export async function restoreEmailCopy(
  db: Database,
  order: {
    userId: string;
    words: readonly SentEmailCopy[];
    labels: readonly string[];
    now: number;
  },
): Promise<InvoiceLotAnswer> {
  const { userId, words, labels, now } = order;
  const broken: InvoiceLotAnswer['broken'] = [];
  const rows = words.flatMap((sent, at): EmailCopyToRestore[] => {
    const checked = 'plan' in sent ? checkSteps(sent, labels) : checkTemplate(sent, labels);
    if (checked && 'message' in checked) {
      broken.push({ row: at + 1, number: '', message: checked.message });
      return [];
    }
    return checked ? [checked] : [];
  });
  const added = await restoreEmailCopyRows(db, { userId, rows, now });
  const there = words.length - broken.length - added;
  return { outcome: 'imported', added, there, leftOut: 0, stopped: null, broken };
}

type Refused = { message: string };

function checkTemplate(
  sent: Extract<SentEmailCopy, { kind: string }>,
  labels: readonly string[],
): Extract<EmailCopyToRestore, { kind: string }> | Refused | null {
  const { kind, language } = sent;
  const subject = cleanLine(sent.words.subject);
  const message = cleanLines(sent.words.message);
  const [issue] = Object.values(checkEmailCopy({ subject, message }, labels));
  if (issue) return { message: describeSendIssue(issue) };
  const usual = defaultEmailCopy(kind, language);
  const isUsual = subject === usual.subject && message === usual.message;
  return isUsual ? null : { kind, language, subject, body: message };
}

function checkSteps(
  {
    plan,
    steps,
  }: {
    plan: ReminderPlan;
    steps: Extract<SentEmailCopy, { plan: string }>['steps'];
  },
  labels: readonly string[],
): Extract<EmailCopyToRestore, { plan: string }> | Refused | null {
  const checked = checkPlan(steps, usualReminderWords, labels);
  if (!checked.ok) {
    const [issue] = Object.values(checked.issues);
    return { message: issue ? describePlanIssue(issue) : '' };
  }
  return isPreset(plan, checked.steps) ? null : { plan, steps: checked.steps };
}
