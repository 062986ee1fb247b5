import type { DeliveryAnswer, DeliveryStart } from '#app/domain/deliveries/check-delivery.ts';
import { fetchStart, postCommand } from '#app/ui/browser/requests/document-start.client.ts';

const path = '/api/delivery-note';

/** Fetches what is left to deliver of a document, or why nothing is; never rejects. */
export const fetchDeliveryStart = (invoiceId: string) =>
  fetchStart<DeliveryStart>(path, { invoice: invoiceId });

/** Posts the form; `unreachable` if no server answered. A retry creates no second note. */
export function postDelivery(json: {
  invoiceId: string;
  noteKey: string;
  day: string;
  shippingAddress: string;
  carrier: string;
  tracking: string;
  quantities: readonly number[];
}): Promise<DeliveryAnswer> {
  return postCommand<DeliveryAnswer>(path, json);
}
