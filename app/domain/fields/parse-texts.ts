import { fieldTexts } from '#app/i18n/fields.ts';
import { fill } from '#app/i18n/fill.ts';
import { bareAddress, isEmail } from '../account/email.ts';
import { checkIban, normalizeIban } from '../bank/iban.ts';
import { checkSwift, normalizeSwift } from '../bank/swift.ts';
import { isCalendarDate } from '../dates.ts';
import { cleanLine, cleanLines, cleanReference } from '../invoices/clean-text.ts';
import { splitAddresses } from '../sending/addresses.ts';
import type { IssueGroup, TextRule } from './field-rules.ts';

type Rules = Readonly<Record<string, TextRule>>;

/** Cleaned texts by their rules: what may be missing is null, never empty. */
export type TextsOf<Table extends Rules> = {
  -readonly [Field in keyof Table]: Table[Field] extends { required: true | (() => string) }
    ? string
    : string | null;
};

/** What takes the issues of a check, as `issueCollector` does. */
type Collector = { add: (field: string, group: IssueGroup, message: string) => void };

/** A check that no kind has, of a text that is right so far; null, or what is said of it. */
type OwnChecks<Table extends Rules> = {
  [Field in keyof Table]?: (text: string, read: Partial<TextsOf<Table>>) => string | null;
};

type Kind = {
  /** What is kept of the typed text; of most its one line. */
  clean?: (typed: string) => string;
  /** What is wrong with a cleaned text, or null; `message` is its rule's. */
  check?: (text: string, message: string) => string | null;
  /** The form in which it is stored. */
  store?: (text: string) => string;
};

const kinds: Record<NonNullable<TextRule['kind']>, Kind> = {
  line: {},
  lines: { clean: cleanLines },
  reference: { clean: cleanReference },
  date: { check: (text, message) => (isCalendarDate(text) ? null : message) },
  email: { clean: bareAddress, check: (text, message) => (isEmail(text) ? null : message) },
  emails: {
    clean: (typed) => splitAddresses(typed).join(', '),
    check: (text, message) => (text.split(', ').every(isEmail) ? null : message),
  },
  phone: { check: (text, message) => (/^[\d\s+()-]+$/.test(text) ? null : message) },
  website: { check: (text, message) => (/^https?:\/\//i.test(text) ? null : message) },
  iban: { check: checkIban, store: normalizeIban },
  swift: { check: checkSwift, store: normalizeSwift },
};

/**
 * Cleans and checks the texts of a form in the order of their table. What is wrong goes to the collector, the first of
 * each text alone: too long, missing, not of its kind, then its own check.
 */
export function parseTexts<Table extends Rules>(
  typed: { readonly [Field in keyof Table]: string },
  rules: Table,
  collector: Collector,
  ownChecks: OwnChecks<Table> = {},
): TextsOf<Table> {
  const read: Partial<TextsOf<Table>> = {};
  for (const field of Object.keys(rules) as (keyof Table & string)[]) {
    const rule: TextRule = rules[field] as TextRule;
    const { clean = cleanLine, check, store } = kinds[rule.kind ?? 'line'];
    const text = clean(typed[field]);
    const message =
      lengthMessage(text, rule) ??
      (text === ''
        ? requiredMessage(rule)
        : (check?.(text, rule.message?.() ?? '') ?? ownChecks[field]?.(text, read) ?? null));
    if (message !== null) collector.add(field, rule.group, message);
    const stored = store ? store(text) : text;
    read[field] = (stored === '' && !rule.required ? null : stored) as TextsOf<Table>[typeof field];
  }
  return read as TextsOf<Table>;
}

function lengthMessage(text: string, { label, max }: TextRule): string | null {
  if (max === undefined || text.length <= max) return null;
  return fill(fieldTexts.messages.tooLong, { label: label(), max });
}

function requiredMessage({ label, required }: TextRule): string | null {
  if (required === true) return fill(fieldTexts.messages.required, { label: label() });
  return required?.() ?? null;
}
