import { fill } from '#app/i18n/fill.ts';
import { checkTexts } from '#app/i18n/texts.ts';
import { type IssueGroup, issueGroups } from '../fields/field-rules.ts';

/**
 * A validation issue. `field` is the draft's own path (`clientName`, `items.0.quantity`, `otherPaymentLinks.1.url`), or
 * `items` and `paymentMethods` for a complete section.
 */
export type DraftIssue = { field: string; group: IssueGroup; message: string };

/** Collects issues in form order; the first one of each field wins. */
export function issueCollector() {
  const issues: DraftIssue[] = [];
  return {
    issues,
    add(field: string, group: IssueGroup, message: string): void {
      if (!issues.some((issue) => issue.field === field)) issues.push({ field, group, message });
    },
  };
}
export type IssueCollector = ReturnType<typeof issueCollector>;

/** Summarizes issues: a title, an introduction, and the affected groups in order. */
export function summarizeIssues(issues: readonly DraftIssue[]): {
  title: string;
  intro: string;
  groups: string[];
} {
  const { title, intro, groups } = checkTexts.issues;
  return {
    title: fill(title, { count: issues.length }),
    intro,
    groups: issueGroups
      .filter((group) => issues.some((issue) => issue.group === group))
      .map((group) => groups[group]),
  };
}
