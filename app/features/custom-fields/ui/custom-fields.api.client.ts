import type {
  CustomFieldsAnswer,
  CustomFieldsStart,
  FieldChange,
} from '#app/domain/custom-fields/change-fields.ts';
import { fetchStart, postCommand } from '#app/ui/browser/requests/document-start.client.ts';

const path = '/api/custom-fields';

/** Fetches the seller's fields, or why they can't be shown; never rejects. */
export const fetchCustomFields = () => fetchStart<CustomFieldsStart>(path);

/** Posts a change; `unreachable` if no server answered. */
export function postCustomFields(change: FieldChange): Promise<CustomFieldsAnswer> {
  return postCommand<CustomFieldsAnswer>(path, change);
}
