import { paymentRules } from '#app/domain/fields/field-rules.ts';
import type { PaymentText } from '#app/domain/fields/payment-fields.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { canonicalJson } from '#app/domain/json.ts';

const texts = Object.keys(paymentRules) as PaymentText[];

/** Where an invoice's money goes: bank texts and payment links, without notes. */
export type PaymentWays = Pick<
  InvoiceContent,
  PaymentText | 'stripePaymentLink' | 'paypalPaymentLink' | 'otherPaymentLinks'
>;

/** An invoice to compare payment details with; `version` is its `updatedAt`. */
export type EarlierPayment = {
  id: string;
  invoiceNumber: string;
  version: number;
  ways: PaymentWays;
};

/**
 * Serializes the payment details of an invoice for comparison: the filled ones as canonical JSON. Spaces and letter
 * case of account numbers are ignored.
 */
export function describePaymentWays(content: PaymentWays): string {
  const { stripePaymentLink, paypalPaymentLink, otherPaymentLinks } = content;
  const links = { stripePaymentLink, paypalPaymentLink };
  const named = [...texts.map((field) => [field, content[field]]), ...Object.entries(links)];
  const filled = named.flatMap(([field, value]) =>
    value ? [[field, value.replace(/\s/g, '').toLowerCase()]] : [],
  );
  const others = otherPaymentLinks.map(({ url }) => url);
  return canonicalJson({
    ...Object.fromEntries(filled),
    ...(others.length > 0 && { otherPaymentLinks: others }),
  });
}

const shownOfAccount = 4;

/**
 * Returns the last four characters of the account that an invoice is paid to (IBAN, otherwise account number); null
 * without one.
 */
export function accountEnding({
  iban,
  accountNumber,
}: Pick<PaymentWays, 'iban' | 'accountNumber'>): string | null {
  const account = (iban || accountNumber || '').replace(/[\s-]/g, '');
  return account.length > shownOfAccount ? account.slice(-shownOfAccount) : null;
}

/** The kind of payment destination: a bank account, an address or a payment page of the seller. */
type PlaceWay = ('iban' | 'account' | 'payid' | 'interac' | 'check') | ('card' | 'paypal' | 'link');

/** A payment destination as shown to its owner; bank accounts show only their last characters. */
export type PaymentPlace = { way: PlaceWay; shown: string };

/**
 * Lists the destinations of an invoice that an earlier one didn't have. Removed destinations don't count, and if there
 * were none before, nothing has changed.
 */
export function newPlaces(earlier: PaymentWays, now: PaymentWays): PaymentPlace[] {
  const known = new Set(placesToPay(earlier).map(({ key }) => key));
  if (known.size === 0) return [];
  return placesToPay(now)
    .filter(({ key }) => !known.has(key))
    .map(({ way, shown }) => ({ way, shown }));
}

/**
 * What an invoice's payment details are compared with: those of the last invoice to the same client, and its own first
 * version.
 */
type PaymentBefore = {
  earlier: { invoiceNumber: string; ways: PaymentWays } | null;
  first: { ways: PaymentWays } | null;
};

/**
 * Returns since when an invoice has a new payment destination: since the named earlier invoice, or since it was first
 * issued; null where it has none.
 */
export function otherPaymentDestinationSince(
  { earlier, first }: PaymentBefore,
  now: PaymentWays,
): { invoiceNumber: string | null } | null {
  if (earlier && newPlaces(earlier.ways, now).length > 0) return earlier;
  return first && newPlaces(first.ways, now).length > 0 ? { invoiceNumber: null } : null;
}

/** Serializes all payment destinations of an invoice for comparison. */
export function describePlaces(content: PaymentWays): string {
  return JSON.stringify(placesToPay(content).map(({ key }) => key));
}

/**
 * A Stripe link counts as one destination whatever its URL: each amount has its own link, and its page names the payee.
 */
function placesToPay(content: PaymentWays): (PaymentPlace & { key: string })[] {
  const { accountNumber, routingNumber, institutionNumber, iban, swiftBic } = content;
  const { payid, interacEmail, checkPayeeName, checkMailingAddress } = content;
  const { stripePaymentLink, paypalPaymentLink, otherPaymentLinks } = content;
  const branch = routingNumber || swiftBic;
  const hasAccount = accountNumber || !iban;
  const paypalName = /^https:\/\/[^/]+\/+([^/?#]+)/i.exec(paypalPaymentLink ?? '')?.[1];
  return [
    ...place('iban', [plain(iban)], ending(iban)),
    ...(hasAccount
      ? place(
          'account',
          [institutionNumber, branch, accountNumber].map(plain),
          ending(accountNumber || branch),
        )
      : []),
    ...place('payid', [plain(payid)], payid),
    ...place('interac', [plain(interacEmail)], interacEmail),
    ...place(
      'check',
      [checkPayeeName, checkMailingAddress].map(plain),
      checkPayeeName || checkMailingAddress,
    ),
    ...place('card', stripePaymentLink ? ['stripe'] : [], 'Stripe'),
    ...place('paypal', [plain(paypalName)], paypalName),
    ...otherPaymentLinks.flatMap(({ url }) => place('link', [url], url)),
  ];
}

type Typed = string | null | undefined;

function place(way: PlaceWay, keys: string[], shown: Typed) {
  return keys.some(Boolean) ? [{ way, key: [way, ...keys].join(' '), shown: shown ?? '' }] : [];
}

/** Ignores grouping and letter case. */
const plain = (text: Typed) => (text ?? '').replace(/[\s.,-]/g, '').toLowerCase();
const ending = (account: Typed) => (account ?? '').replace(/[\s.-]/g, '').slice(-shownOfAccount);
