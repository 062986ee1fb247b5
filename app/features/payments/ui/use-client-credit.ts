import { useEffect, useState } from 'react';
import type { CreditFor } from '../words/payment-answer.ts';
import { fetchClientCredit } from './client-credit.api.client.ts';

/**
 * Loads the credit that can be used on the invoice in the dialog, or an error message; loads again each time a dialog
 * opens.
 */
export function useClientCredit(asked: { key: string; invoice: { id: string } } | null): {
  credit: CreditFor | null;
  failure: string | null;
} {
  const [answer, setAnswer] = useState<{
    key: string;
    credit: CreditFor | null;
    failure: string | null;
  } | null>(null);
  const key = asked?.key;
  const invoiceId = asked?.invoice.id;
  useEffect(() => {
    if (key === undefined || invoiceId === undefined) return;
    let isGone = false;
    void fetchClientCredit(invoiceId).then((known) => !isGone && setAnswer({ key, ...known }));
    return () => {
      isGone = true;
    };
  }, [key, invoiceId]);
  const { credit = null, failure = null } = (answer?.key === key && answer) || {};
  return { credit, failure };
}
