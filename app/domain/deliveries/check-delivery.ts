import type { ChangeFailure } from '#app/domain/change-failure.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { isCalendarDate } from '#app/domain/dates.ts';
import { cleanLine, cleanLines } from '#app/domain/invoices/clean-text.ts';
import type { Delivery } from './delivery.ts';

/** Maximum lengths of a delivery note's texts, after cleaning. */
export const maxDeliveryLength = { shippingAddress: 500, carrier: 60, tracking: 200 } as const;

/** Where, when and how something is delivered. */
export type DeliveryDetails = Pick<Delivery, 'day' | 'shippingAddress' | 'carrier' | 'tracking'>;

/** What is wrong with a field; the code is the key of its sentence in `deliveryTexts.refusals`. */
export type DeliveryIssue = { code: 'day' | 'address' } | { code: 'tooLong'; most: number };

type TypedDetails = Record<keyof DeliveryDetails, string>;

/** Cleans and checks the texts of a delivery note; carrier and tracking are optional. */
export function checkDelivery(
  typed: TypedDetails,
):
  | { ok: true; details: DeliveryDetails }
  | { ok: false; issues: Partial<Record<keyof DeliveryDetails, DeliveryIssue>> } {
  const shippingAddress = cleanLines(typed.shippingAddress);
  const carrier = cleanLine(typed.carrier);
  const tracking = cleanLine(typed.tracking);
  const issues: Partial<Record<keyof DeliveryDetails, DeliveryIssue>> = {};
  if (!isCalendarDate(typed.day)) issues.day = { code: 'day' };
  if (shippingAddress === '') issues.shippingAddress = { code: 'address' };
  for (const [field, text] of Object.entries({ shippingAddress, carrier, tracking })) {
    const name = field as keyof typeof maxDeliveryLength;
    const most = maxDeliveryLength[name];
    if (text.length > most) issues[name] = { code: 'tooLong', most };
  }
  if (Object.keys(issues).length > 0) return { ok: false, issues };
  const { day } = typed;
  return {
    ok: true,
    details: { day, shippingAddress, carrier: carrier || null, tracking: tracking || null },
  };
}

/** Initial data of the delivery note dialog. */
export type DeliveryStart = {
  documentNumber: string;
  country: CountryCode;
  shippingAddress: string;
  /** The seller-local date, `YYYY-MM-DD`. */
  today: string;
  /** Its lines with what is left of them, in ten-thousandths; null for a line that deducts a deposit. */
  lines: { description: string; left: number | null }[];
};

/** The fields of its form; `lines` are the quantities. */
export type DeliveryField = keyof DeliveryDetails | 'lines';

/** The outcome of creating a delivery note. */
export type DeliveryAnswer =
  | { outcome: 'made'; n: number; number: string }
  /** Shown next to the field. */
  | { outcome: 'invalid'; issues: Partial<Record<DeliveryField, string>> }
  | ChangeFailure;
