import { bareAddress, isEmail } from '#app/domain/account/email.ts';
import {
  checkIban,
  checkSwift,
  normalizeIban,
  normalizeSwift,
} from '#app/domain/bank/bank-codes.ts';
import { isCalendarDate } from '#app/domain/dates.ts';
import { cleanLine, cleanLines, cleanReference } from '#app/domain/invoices/clean-text.ts';
import { splitAddresses } from '#app/domain/sending/addresses.ts';
import type { FieldIssue, FieldLabel, PlainIssueCode } from './field-issue.ts';
import type { IssueGroup, TextRule } from './field-rules.ts';
import { type PaymentText, paymentRule } from './payment-fields.ts';

type Rules = Readonly<Record<string, TextRule>>;

/** Cleaned texts by rule; empty optional ones are null. */
export type TextsOf<Table extends Rules> = {
  -readonly [Field in keyof Table]: Table[Field] extends { required: true | PlainIssueCode }
    ? string
    : string | null;
};

/** Collects the issues of a check, see `issueCollector`. */
type Collector = { add: (field: string, group: IssueGroup, issue: FieldIssue) => void };

/** Extra checks of single fields, run when a text is valid so far; return null or an issue. */
type OwnChecks<Table extends Rules> = {
  [Field in keyof Table]?: (text: string, read: Partial<TextsOf<Table>>) => FieldIssue | null;
};

type Kind = {
  /** Cleans the typed text; by default to one line. */
  clean?: (typed: string) => string;
  /** Validates a cleaned text and returns null or an issue. */
  check?: (text: string) => FieldIssue | null;
  /** Converts the text to its stored form. */
  store?: (text: string) => string;
};

const kinds: Record<NonNullable<TextRule['kind']>, Kind> = {
  line: {},
  lines: { clean: cleanLines },
  reference: { clean: cleanReference },
  date: { check: (text) => (isCalendarDate(text) ? null : { code: 'date' }) },
  email: { clean: bareAddress, check: (text) => (isEmail(text) ? null : { code: 'email' }) },
  emails: {
    clean: (typed) => splitAddresses(typed).join(', '),
    check: (text) => (text.split(', ').every(isEmail) ? null : { code: 'emails' }),
  },
  phone: { check: (text) => (/^[\d\s+()-]+$/.test(text) ? null : { code: 'phone' }) },
  website: { check: (text) => (/^https?:\/\//i.test(text) ? null : { code: 'website' }) },
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
    const { clean = cleanLine, store } = kinds[rule.kind ?? 'line'];
    const text = clean(typed[field]);
    const label = rule.label ?? (field as FieldLabel);
    const issue =
      lengthIssue(text, label, rule) ??
      (text === ''
        ? requiredIssue(label, rule)
        : (formatIssue(text, rule) ?? ownChecks[field]?.(text, read) ?? null));
    if (issue !== null) collector.add(field, rule.group, issue);
    const stored = store ? store(text) : text;
    read[field] = (stored === '' && !rule.required ? null : stored) as TextsOf<Table>[typeof field];
  }
  return read as TextsOf<Table>;
}

function lengthIssue(text: string, label: FieldLabel, { max }: TextRule): FieldIssue | null {
  return max === undefined || text.length <= max ? null : { code: 'tooLong', label, max };
}

function requiredIssue(label: FieldLabel, { required, country }: TextRule): FieldIssue | null {
  if (required === true) return { code: 'required', label, country };
  return required ? { code: required } : null;
}

function formatIssue(text: string, { kind = 'line', wrong }: TextRule): FieldIssue | null {
  const issue = kinds[kind].check?.(text) ?? null;
  return issue && wrong ? { code: wrong } : issue;
}

/** Cleans and validates the given texts in order, as `parseTexts` does. */
export function parsePaymentTexts(
  typed: Record<PaymentText, string>,
  fields: readonly PaymentText[],
  collector: Parameters<typeof parseTexts>[2],
): Partial<Record<PaymentText, string | null>> {
  const wanted = Object.fromEntries(fields.map((field) => [field, paymentRule(field)]));
  return parseTexts(typed, wanted, collector);
}
