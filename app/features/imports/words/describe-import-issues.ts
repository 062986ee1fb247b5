import type { SkippedDocument } from '#app/domain/import/document-rows.ts';
import type {
  ImportIssue,
  NumberedIssue,
  ReportedRow,
  RowIssue,
} from '#app/domain/import/import-answer.ts';
import type { LedgerIssue } from '#app/domain/import/ledger-rules.ts';
import type { ReportedLedger } from '#app/domain/import/plan-export.ts';
import type { ClientMatch, KnownClient } from '#app/domain/import/resolve-clients.ts';
import {
  importLedgerTexts,
  importQuestionTexts,
  importTexts,
} from '#app/features/imports/texts.ts';
import { productImportTexts } from '#app/features/products/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { issueMessage } from '#app/i18n/format/issue-message.ts';
import { formatMoney } from '#app/i18n/format/money.ts';

/** Describes issues of file rows, with the numbers of their documents. */
export function describeRows(issues: readonly (RowIssue | NumberedIssue)[]): ReportedRow[] {
  return issues.map((issue) => {
    const number = 'number' in issue ? issue.number : '';
    return { row: issue.row, number, message: describeIssue(issue) };
  });
}

/** Describes a problem of an imported record, or what was changed in it. */
export function describeIssue(issue: ImportIssue): string {
  const rows = importTexts.rows;
  switch (issue.code) {
    case 'field':
      return issueMessage(issue.issue);
    case 'badDate': {
      const order = importQuestionTexts.orders[issue.order];
      return fill(rows.badDate, { typed: issue.typed, order });
    }
    case 'paidLater':
      return fill(rows.paidLater, { day: formatDay(issue.day) });
    case 'others':
      return fill(rows.others[issue.column], { row: issue.firstRow });
    case 'noRate':
      return fill(rows.noRate, { tax: issue.tax });
    case 'lineDiffers':
    case 'totalDiffers': {
      const { ours, theirs, currency, country } = issue;
      return fill(rows[issue.code], {
        ours: formatMoney(ours, currency, country),
        theirs: formatMoney(theirs, currency, country),
      });
    }
    case 'paidTooMuch': {
      const amount = formatMoney(issue.paidMinor, issue.currency, issue.country);
      return fill(rows.paidTooMuch, { amount });
    }
    case 'moreAddresses':
    case 'copiedAddresses':
      return fill(rows[issue.code], { email: issue.email, others: issue.others.join(', ') });
    case 'morePhones':
      return fill(rows.morePhones, { numbers: issue.numbers.join(', ') });
    case 'moreContacts': {
      const { name, contact, firstRow: row } = issue;
      return fill(rows.moreContacts, { name, contact, row });
    }
    case 'sameName':
      return fill(rows.sameName, { row: issue.firstRow });
    case 'longName':
    case 'longId':
      return fill(productImportTexts.remarks[issue.code], { limit: issue.limit });
    case 'nameBrackets':
    case 'idBrackets':
      return productImportTexts.remarks[issue.code];
    default:
      return 'typed' in issue ? fill(rows[issue.code], { typed: issue.typed }) : rows[issue.code];
  }
}

/** Describes documents that can't be imported by their type and number, as in the file. */
export function describeSkipped(documents: readonly SkippedDocument[]): ReportedRow[] {
  return documents.map(({ row, typed, number }) => {
    return { row, number: '', message: `${typed} ${number}`.trim() };
  });
}

/** Describes how clients of the file were matched with others. */
export function describeMatches(matches: readonly ClientMatch[]): ReportedRow[] {
  return matches.map(({ row, code, name, email, other, otherRow }) => {
    const values = { name, email, row: otherRow, client: describeClient(other) };
    return { row, number: '', message: fill(importTexts.matches[code], values) };
  });
}

function describeClient({ name, email }: KnownClient): string {
  return email ? `${name} (${email})` : name;
}

/** Describes documents of an export by number. */
export function describeLedgers(ledgers: readonly ReportedLedger[]): ReportedRow[] {
  return ledgers.map(({ number, issue }) => {
    return { row: 0, number, message: describeLedgerIssue(issue) };
  });
}

/** Describes why a document's entries can't be restored, or what becomes of them. */
export function describeLedgerIssue(issue: LedgerIssue): string {
  switch (issue.code) {
    case 'entry': {
      const why = importLedgerTexts.problems[issue.problem];
      const amount = formatMoney(issue.amountMinor, issue.currency, issue.country);
      return issue.day === null
        ? fill(importLedgerTexts.undated, { amount, why })
        : fill(importLedgerTexts.entry, { amount, date: issue.day, why });
    }
    case 'linked':
      return fill(importLedgerTexts.linked, { number: issue.number });
    case 'overpaid': {
      const amount = formatMoney(issue.amountMinor, issue.currency, issue.country);
      return fill(importLedgerTexts.overpaid, { amount });
    }
    default:
      return importLedgerTexts[issue.code];
  }
}
