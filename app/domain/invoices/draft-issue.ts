import type { FieldIssue } from '../fields/field-issue.ts';
import type { IssueGroup } from '../fields/field-rules.ts';

/**
 * Where an issue is. `field` is the draft's own path (`clientName`, `items.0.quantity`, `otherPaymentLinks.1.url`), or
 * `items` and `paymentMethods` for a complete section.
 */
export type IssuePlace = { field: string; group: IssueGroup };

export type DraftIssue = IssuePlace & FieldIssue;

/** An issue with its sentence, as a form shows it and an answer of the server contains it. */
export type DescribedIssue = IssuePlace & { message: string };

/** Collects issues in form order; the first one of each field wins. */
export function issueCollector<Issue extends { code: string } = FieldIssue>() {
  const issues: (IssuePlace & Issue)[] = [];
  return {
    issues,
    add(field: string, group: IssueGroup, issue: Issue): void {
      if (!issues.some((known) => known.field === field)) issues.push({ field, group, ...issue });
    },
  };
}
export type IssueCollector = ReturnType<typeof issueCollector<FieldIssue>>;
