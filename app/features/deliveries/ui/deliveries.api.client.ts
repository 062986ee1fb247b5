import type { DeliveryAnswer, DeliveryStart } from '#app/domain/deliveries/check-delivery.ts';
import { failureTexts } from '#app/i18n/texts.ts';
import { postCall, refusalIn } from '#app/ui/browser/requests/api-call.client.ts';
import { fetchStart, hasOutcome } from '#app/ui/browser/requests/document-start.client.ts';

const path = '/api/delivery-note';

/** Fetches what is left to deliver of a document, or why nothing is; never rejects. */
export const fetchDeliveryStart = (invoiceId: string) =>
  fetchStart<DeliveryStart>(path, { invoice: invoiceId });

/** Posts the form; `unreachable` if no server answered. A retry creates no second note. */
export async function postDelivery(json: {
  invoiceId: string;
  noteKey: string;
  day: string;
  shippingAddress: string;
  carrier: string;
  tracking: string;
  quantities: readonly number[];
}): Promise<DeliveryAnswer> {
  const { body } = await postCall(path, json);
  if (hasOutcome<DeliveryAnswer>(body)) return body;
  return {
    outcome: 'unreachable',
    message: refusalIn(body)?.message ?? failureTexts.reasons.networkAway,
  };
}
