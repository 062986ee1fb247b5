import { countries } from '#app/domain/country/country.ts';
import {
  type DeliveryField,
  type DeliveryIssue,
  type DeliveryStart,
  maxDeliveryLength,
} from '#app/domain/deliveries/check-delivery.ts';
import type { ListedDelivery } from '#app/domain/deliveries/delivery.ts';
import { addressLines } from '#app/domain/invoices/address-lines.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { deliveryTexts } from '#app/features/deliveries/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format/dates.ts';

/** A delivery note as its document's owner sees it. */
export type ShownDelivery = {
  id: string;
  n: number;
  number: string;
  /** Date, carrier and tracking: `21 Nov 2026 · UPS`. */
  about: string;
};

/** Describes the delivery notes of a document, oldest first. */
export function describeDeliveries(notes: readonly ListedDelivery[]): ShownDelivery[] {
  return notes.map(({ id, n, number, day, carrier, tracking }) => ({
    id,
    n,
    number,
    about: [formatDay(day), carrier, tracking].filter(Boolean).join(' · '),
  }));
}

/** Describes what is wrong with a delivery note, each issue at its field. */
export function describeDeliveryIssues(
  issues: Partial<Record<DeliveryField, DeliveryIssue>>,
): Partial<Record<DeliveryField, string>> {
  return Object.fromEntries(
    Object.entries(issues).map(([field, issue]) => [
      field,
      fill<string>(deliveryTexts.refusals[issue.code], { ...issue }),
    ]),
  );
}

/**
 * Describes what is left to deliver, as the dialog's initial data. Without a shipping address the goods go to the
 * client's own.
 * @param left by line, as of `leftToDeliver`
 * @param today seller-local date, `YYYY-MM-DD`
 */
export function describeStart(
  content: InvoiceContent,
  left: readonly (number | null)[],
  today: string,
): DeliveryStart {
  const { shippingAddress, shippingPostalCode, clientAddress, clientRegion, country } = content;
  const region = clientRegion ?? countries[country].region;
  const address = shippingAddress
    ? addressLines(shippingAddress, shippingPostalCode, region).join('\n')
    : clientAddress;
  return {
    documentNumber: content.invoiceNumber,
    country,
    shippingAddress: address.slice(0, maxDeliveryLength.shippingAddress),
    today,
    lines: content.items.map(({ description }, at) => ({ description, left: left[at] ?? null })),
  };
}
