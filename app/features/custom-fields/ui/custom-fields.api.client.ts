import type { FieldChange } from '#app/domain/custom-fields/change-fields.ts';
import type {
  CustomFieldsAnswer,
  CustomFieldsStart,
} from '#app/domain/custom-fields/field-answer.ts';
import { failureTexts } from '#app/i18n/texts.ts';
import { postCall, refusalIn } from '#app/ui/browser/requests/api-call.client.ts';
import { fetchStart, hasOutcome } from '#app/ui/browser/requests/document-start.client.ts';

const path = '/api/custom-fields';

/** Fetches the seller's fields, or why they can't be shown; never rejects. */
export const fetchCustomFields = () => fetchStart<CustomFieldsStart>(path, {});

/** Posts a change; `unreachable` if no server answered. */
export async function postCustomFields(change: FieldChange): Promise<CustomFieldsAnswer> {
  const { body } = await postCall(path, change);
  if (hasOutcome<CustomFieldsAnswer>(body)) return body;
  return {
    outcome: 'unreachable',
    message: refusalIn(body)?.message ?? failureTexts.reasons.networkAway,
  };
}
