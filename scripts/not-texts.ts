import ts from 'typescript';

/** Attributes and properties whose values nobody reads. */
const codes =
  /^(className|class|d|viewBox|id|name|type|rel|href|to|src|style|role|htmlFor|key|autoComplete|inputMode|form|method|encType|action|slot|media|sizes|points|transform|accept|data-.*|intent|kind|variant|size|icon)$/;

/** Names that are alike in every language. */
const names = /^(PayPal|Stripe|Google|Apple|Interac|PayID|BSB|IBAN|ABN|EIN|PDF|CSV|INV-\d*)$/;

/** Parts of the app whose texts are not in the catalogue yet. */
export const unconverted: readonly string[] = [
  'app/adapters/',
  'app/browser/',
  'app/browser/account/',
  'app/browser/analytics/',
  'app/browser/billing/',
  'app/browser/country/',
  'app/browser/drafts/',
  'app/browser/files/',
  'app/browser/install/',
  'app/browser/native/',
  'app/browser/outbox/',
  'app/browser/page/',
  'app/browser/products/',
  'app/components/buttons/',
  'app/components/document/',
  'app/components/fields/',
  'app/components/layout/',
  'app/components/messages/',
  'app/components/overlays/',
  'app/domain/account/',
  'app/domain/bank/',
  'app/domain/billing/',
  'app/domain/change-failure.ts',
  'app/domain/clients/',
  'app/domain/contact/',
  'app/domain/country/',
  'app/domain/dates.ts',
  'app/domain/delete-question.ts',
  'app/domain/fields/',
  'app/domain/invoices/',
  'app/domain/language/',
  'app/domain/mail/',
  'app/domain/money/',
  'app/domain/navigation/',
  'app/domain/offline/',
  'app/domain/products/',
  'app/domain/settings/',
  'app/entry.server.tsx',
  'app/handlers/account/',
  'app/handlers/billing/',
  'app/handlers/clients/',
  'app/handlers/invoices/',
  'app/handlers/public-invoice/',
  'app/handlers/settings/',
  'app/handlers/site/',
  'app/http/request/',
  'app/http/responses/',
  'app/http/security/',
  'app/http/session/',
  'app/pdf/',
  'app/root.tsx',
  'app/routes/',
  'app/screens/account/',
  'app/screens/billing/',
  'app/screens/clients/',
  'app/screens/consent/',
  'app/screens/errors/',
  'app/screens/form/',
  'app/screens/frame/',
  'app/screens/invoice-form/',
  'app/screens/invoice-list/',
  'app/screens/invoice-sheet/',
  'app/screens/landing/',
  'app/screens/legal/',
  'app/screens/list/',
  'app/screens/loading/',
  'app/screens/meta/',
  'app/screens/native-frame/',
  'app/screens/offline/',
  'app/screens/payment-fields/',
  'app/screens/paywall/',
  'app/screens/products/',
  'app/screens/public-invoice/',
  'app/screens/settings/',
  'app/screens/welcome/',
  'app/service-worker/',
  'app/services/',
];

/** Whether a literal reads as a text for a person: letters that begin a sentence, or several words. */
export function readsAsText(text: string, node: ts.Node): boolean {
  const words = text.trim();
  if (ts.isJsxText(node)) return /\p{L}{2}/u.test(words) && !names.test(words);
  if (ts.isJsxAttribute(node.parent) && codes.test(node.parent.name.getText())) return false;
  if (ts.isPropertyAssignment(node.parent) && node.parent.name === node) return false;
  if (
    names.test(words) ||
    /^[\w-]+(\/|:\/\/)|^#|^[Mm]\d|(^|\s)[a-z]+:?(-\[|-\w+[\s:]|-\d)/.test(words)
  )
    return false;
  return /^\p{Lu}\p{Ll}/u.test(words) || /\p{L}{2,} [\p{L}(]/u.test(words);
}
