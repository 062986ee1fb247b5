import type { InvoiceContent } from '../invoices/content.ts';
import type { PaymentMeans } from './e-invoice.ts';

/** Codes of UNTDID 4461. */
const codes = { cheque: '20', transfer: '30', online: '68' };

/**
 * Lists the payment means: accounts and what serves as one; without them checks, without those payment links (all of
 * one kind, UBL-SR-47).
 */
export function paymentOf(content: InvoiceContent): PaymentMeans[] {
  const transfers = accountsOf(content);
  if (transfers.length > 0) return transfers;
  const { checkPayeeName, checkMailingAddress } = content;
  if (checkPayeeName || checkMailingAddress) {
    return [{ code: codes.cheque, name: null, account: null }];
  }
  const links = [
    ...(content.acceptCardPayments && content.stripePaymentLink ? ['Stripe'] : []),
    ...(content.paypalPaymentLink ? ['PayPal'] : []),
    ...content.otherPaymentLinks.map(({ name }) => name),
  ].filter((name) => name !== '');
  const name = links.join(', ') || null;
  return name === null ? [] : [{ code: codes.online, name, account: null }];
}

function accountsOf(content: InvoiceContent): PaymentMeans[] {
  const { iban, accountNumber, payid, interacEmail, accountHolder: holder } = content;
  const means = (name: string | null, id: string, branch: Branch, isIban = false) => ({
    code: codes.transfer,
    name,
    account: { id, isIban, holder, branch },
  });
  const bic = bicOf(content);
  return [
    ...(iban ? [means(null, iban.replaceAll(/\s/g, ''), bic, true)] : []),
    ...(accountNumber && !iban ? [means(null, accountNumber, bankOf(content) ?? bic)] : []),
    ...(payid ? [means('PayID', payid, null)] : []),
    ...(interacEmail ? [means('Interac e-Transfer', interacEmail, null)] : []),
  ];
}

type Branch = NonNullable<PaymentMeans['account']>['branch'];

function bicOf({ swiftBic }: InvoiceContent): Branch {
  return swiftBic ? { id: swiftBic.replaceAll(/\s/g, ''), isBic: true } : null;
}

/** Returns a sort code, BSB or routing number; in Canada institution and transit number. */
function bankOf({ routingNumber, institutionNumber }: InvoiceContent): Branch {
  const id = [institutionNumber, routingNumber].filter(Boolean).join('-');
  return id === '' ? null : { id, isBic: false };
}
