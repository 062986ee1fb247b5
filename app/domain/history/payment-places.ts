import type { PaymentWays } from './payment-fingerprint.ts';

/** What kind of place money goes to: a bank account, an address, a page of the seller's. */
export type PlaceWay =
  | ('iban' | 'account' | 'payid' | 'interac' | 'check')
  | ('card' | 'paypal' | 'link');

/** A place that money goes to, as its owner is shown it: of a bank account its last characters. */
export type PaymentPlace = { way: PlaceWay; shown: string };

const shownOfAccount = 4;

/**
 * Where an invoice sends money that an earlier one did not. A way that is gone asks nothing of
 * anybody, and before there was any way nothing was changed.
 */
export function newPlaces(earlier: PaymentWays, now: PaymentWays): PaymentPlace[] {
  const known = new Set(placesToPay(earlier).map(({ key }) => key));
  if (known.size === 0) return [];
  return placesToPay(now)
    .filter(({ key }) => !known.has(key))
    .map(({ way, shown }) => ({ way, shown }));
}

/** What an invoice's payment details are compared with: those of the last one to its client, and its own at first. */
export type PaymentBefore = {
  earlier: { invoiceNumber: string; ways: PaymentWays } | null;
  first: { ways: PaymentWays } | null;
};

/** Since when an invoice sends money elsewhere: since the named one, or since it was first issued; null where it does not. */
export function moneyElsewhereSince(
  { earlier, first }: PaymentBefore,
  now: PaymentWays,
): { invoiceNumber: string | null } | null {
  if (earlier && newPlaces(earlier.ways, now).length > 0) return earlier;
  return first && newPlaces(first.ways, now).length > 0 ? { invoiceNumber: null } : null;
}

/** All places that an invoice is paid to, as one text to compare. */
export function describePlaces(content: PaymentWays): string {
  return JSON.stringify(placesToPay(content).map(({ key }) => key));
}

/** A Stripe link is one place whatever it says: each amount has another, and its page names who is paid. */
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

/** How it is grouped or capitalised says nothing. */
const plain = (text: Typed) => (text ?? '').replace(/[\s.,-]/g, '').toLowerCase();
const ending = (account: Typed) => (account ?? '').replace(/[\s.-]/g, '').slice(-shownOfAccount);
