import { type DocumentKind, documentKinds } from '../documents/kind.ts';
import { plainWord } from './plain-word.ts';

/** What a file can hold besides the documents that we have. */
export const skippedTypes = ['purchase', 'payment', 'other'] as const;
export type SkippedType = (typeof skippedTypes)[number];
export type DocumentType = DocumentKind | SkippedType;

/** The types of Xero and QuickBooks, of their APIs too, and the same words in French and Russian. */
const words: Record<DocumentType, readonly string[]> = {
  invoice: [
    ...['invoice', 'sales invoice', 'tax invoice', 'accrec', 'facture', 'facture de vente'],
    ...['счет', 'счет на оплату', 'счет фактура', 'инвойс'],
  ],
  'credit-note': [
    ...['credit', 'credit memo', 'credit note', 'sales credit note', 'accreccredit'],
    ...['customer credit', 'delayed credit', 'note de crédit', 'avoir', 'кредит-нота'],
  ],
  estimate: [
    ...['estimate', 'quote', 'quotation', 'proposal', 'proforma', 'pro forma', 'proforma invoice'],
    ...['pro forma invoice', 'soumission', 'devis', 'estimation', 'facture pro forma'],
    ...['смета', 'коммерческое предложение'],
  ],
  purchase: [
    ...[
      'bill',
      'bill credit',
      'bill credit note',
      'purchase',
      'purchase invoice',
      'purchase order',
    ],
    ...['purchase credit note', 'accpay', 'accpaycredit', 'vendor bill', 'vendor credit'],
    ...['supplier invoice', 'supplier credit', 'expense', 'expense claim', 'check', 'cheque'],
    ...['credit card expense', 'credit card charge', 'credit card credit', 'cash expense'],
    ...['cash purchase', 'spend money', 'facture fournisseur', 'facture à payer', 'achat'],
    ...['crédit fournisseur', 'bon de commande', 'dépense', 'chèque', 'счет поставщика', 'расход'],
    ...['закупка', 'заказ поставщику'],
  ],
  payment: [
    ...['payment', 'invoice payment', 'bill payment', 'receive payment', 'receive money'],
    ...['credit card payment', 'overpayment', 'sales overpayment', 'bill overpayment'],
    ...['purchase overpayment', 'aroverpayment', 'apoverpayment', 'prepayment'],
    ...['sales prepayment', 'bill prepayment', 'purchase prepayment', 'arprepayment'],
    ...['apprepayment', 'deposit', 'sales receipt', 'receipt', 'refund', 'cash refund'],
    ...['refund receipt', 'cash sale', 'paiement', 'acompte', 'trop-perçu', 'dépôt', 'reçu'],
    ...['reçu de vente', 'remboursement', 'paiement de facture', 'платёж', 'оплата'],
    ...['предоплата', 'аванс', 'переплата', 'возврат', 'поступление'],
  ],
  other: [
    ...['journal', 'journal entry', 'manual journal', 'transfer', 'statement', 'statement charge'],
    ...['charge', 'delayed charge', 'time activity', 'timesheet', 'sales order'],
    ...['inventory qty adjust', 'inventory adjustment', 'recurring invoice', 'repeating invoice'],
    ...['écriture de journal', 'virement', 'relevé', 'facture récurrente', 'перевод', 'проводка'],
  ],
};
const known = new Map(
  [...documentKinds, ...skippedTypes].flatMap((type) =>
    words[type].map((word) => [plainWord(word), type] as const),
  ),
);

/** The type that a word of a file means; null for an unknown word. */
export function readDocumentType(word: string): DocumentType | null {
  return known.get(plainWord(word.replace(/\(.*?\)/g, ' '))) ?? null;
}
