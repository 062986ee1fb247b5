import ts from 'typescript';

/** Attributes and properties whose values users never see. */
const codes =
  /^(className|class|d|viewBox|id|name|type|rel|href|to|src|style|role|htmlFor|key|autoComplete|inputMode|form|method|encType|action|slot|media|sizes|points|transform|accept|data-.*|intent|kind|variant|size|icon|buttonLook)$/;

/**
 * Properties, variables and functions for classes, selectors, symbols, keys, log lines, header names or words of a
 * standard.
 */
const codeNames =
  /([Ss]tyles?|^'@\w+'|^classNames|^symbol|querySelector(All)?|[Hh]eaders\.(get|set|append|has|delete)|^log|^console\.\w+|^idOfKey|\.(includes|startsWith|endsWith)|^(Vary|Connection|Authorization))$/;

/** Names that are the same in every language. */
const names =
  /^(PayPal|Stripe|Inter|Source Serif 4|Google|Apple|Interac( e-Transfer)?|PayID|BSB|IBAN|ABN|EIN|PDF|CSV|INV-\d*)$/;

/** Identifiers, HTTP reason phrases and headers, CSS keywords, markup, bytes as text. */
const notWords =
  /^([A-Z][a-z]+([A-Z][A-Za-z]*)+|Not Found|Service Unavailable|Too Many Requests|light dark|[A-Z][a-z]*(-[A-Z][a-z]*)+(=\d+)?|<[!?/\w].*|[\w+/=]{40,})$/s;

/**
 * Files whose texts are only for machines and the operator, in English; and the PDF writer, whose format names aren't
 * shown: the sheet contains all displayed texts.
 */
export const notForUsers: readonly string[] = [
  // CSS queries and values.
  'app/features/invoice-form/ui/sheet-parts.ts',
  'app/features/offline/ui/install-offer.client.ts',
  'app/ui/browser/page/tooltips.client.ts',
  // Stored names, and the languages' own names.
  'app/domain/country/country.ts',
  'app/domain/language/languages.ts',
  // Titles of pages and laws as published.
  'app/domain/taxes/canada-rates.ts',
  'app/domain/taxes/rule-sources.ts',
  // Country names used by other products.
  'app/domain/country/region-by-text.ts',
  // The characters of code pages.
  'app/domain/csv/decode-csv.ts',
  // Names, columns, types and statuses of other products.
  'app/domain/import/document-rows.ts',
  'app/domain/import/file-status.ts',
  'app/domain/import/file-cells.ts',
  'app/domain/import/import-answer.ts',
  'app/domain/import/invoice-layouts.ts',
  'app/domain/import/other-contents.ts',
  'app/domain/import/other-layouts.ts',
  'app/domain/import/record-layouts.ts',
  'app/adapters/',
  'app/features/legal/words/contact-form-email.ts',
  'app/domain/e-invoices/write-cii.ts',
  'app/domain/e-invoices/write-ubl.ts',
  'app/features/landing/server/search-engines.api.server.ts',
  'app/pdf/',
];

/** Whether a literal looks like a text for users: a capitalized word, or several words. */
export function readsAsText(text: string, node: ts.Node): boolean {
  // For markup, only the text between the tags.
  const words = text.replaceAll(/<!?\/?[a-z][^>]*>/g, ' ').trim();
  if (ts.isJsxText(node)) return /\p{L}{2}/u.test(words) && !names.test(words);
  if (isCode(node)) return false;
  if (
    names.test(words) ||
    notWords.test(words) ||
    /\bserif$/.test(words) ||
    /=>|===|[^{]\}\)?;?$/.test(words) ||
    /^[\w-]+(\/|:\/\/)|^#|^[Mm]\d|(^|\s)[a-z]+:?(-\[|-\w+[\s:]|-\d)/.test(words)
  )
    return false;
  return /^\p{Lu}\p{Ll}/u.test(words) || /\p{L}{2,} [\p{L}(]/u.test(words);
}

/**
 * Whether a literal is only read by programs: as a key, compared with something, marked `as const`, or the value of an
 * attribute, property, variable or function that users never see.
 */
function isCode(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return true;
  if (ts.isCaseClause(parent) || ts.isElementAccessExpression(parent)) return true;
  if (ts.isBinaryExpression(parent) && /^[!=]==$/.test(parent.operatorToken.getText())) return true;
  const constant = ts.isArrayLiteralExpression(parent) ? parent.parent : parent;
  if (ts.isAsExpression(constant) && constant.type.getText() === 'const') return true;
  return isInCode(node);
}

/** The same for the surroundings of an expression: `className={isOpen ? 'block' : 'hidden'}`. */
function isInCode(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return codes.test(parent.name.getText());
  if (ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent)) {
    return codeNames.test(parent.name.getText());
  }
  if (ts.isCallExpression(parent)) return codeNames.test(parent.expression.getText());
  if (ts.isFunctionDeclaration(parent)) return codeNames.test(parent.name?.text ?? '');
  return isWithin(parent) && isInCode(parent);
}

function isWithin(node: ts.Node): boolean {
  return (
    ts.isJsxExpression(node) ||
    ts.isConditionalExpression(node) ||
    ts.isBinaryExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isArrayLiteralExpression(node) ||
    ts.isTemplateSpan(node) ||
    ts.isTemplateExpression(node) ||
    ts.isReturnStatement(node) ||
    (ts.isBlock(node) && ts.isFunctionDeclaration(node.parent))
  );
}
