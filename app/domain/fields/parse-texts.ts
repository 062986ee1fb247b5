import { fill } from '#app/i18n/fill.ts';
import { fieldTexts } from '#app/i18n/texts.ts';
import { bareAddress, isEmail } from '../account/email.ts';
import { checkIban, normalizeIban } from '../bank/iban.ts';
import { checkSwift, normalizeSwift } from '../bank/swift.ts';
import { isCalendarDate } from '../dates.ts';
import { cleanLine, cleanLines, cleanReference } from '../invoices/clean-text.ts';
import { splitAddresses } from '../sending/addresses.ts';
import type { IssueGroup, TextRule } from './field-rules.ts';

type Rules = Readonly<Record<string, TextRule>>;

/** Cleaned texts by rule; empty optional ones are null. */
export type TextsOf<Table extends Rules> = {
  -readonly [Field in keyof Table]: Table[Field] extends { required: true | (() => string) }
    ? string
    : string | null;
};

/** Collects the issues of a check, see `issueCollector`. */
type Collector = { add: (field: string, group: IssueGroup, message: string) => void };

/** Extra checks of single fields, run when a text is valid so far; return null or a message. */
type OwnChecks<Table extends Rules> = {
  [Field in keyof Table]?: (text: string, read: Partial<TextsOf<Table>>) => string | null;
};

type Kind = {
  /** Cleans the typed text; by default to one line. */
  clean?: (typed: string) => string;
  /** Validates a cleaned text and returns a message or null; `message` comes from its rule. */
  check?: (text: string, message: string) => string | null;
  /** Converts the text to its stored form. */
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
 * Cleans and validates the texts of a form in table order. The collector gets the first issue of each text: too long,
 * missing, wrong format, then its own check.
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
