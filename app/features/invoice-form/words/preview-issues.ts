import type {
  PreviewCheck,
  PreviewIssue,
  PreviewOnlyIssue,
} from '#app/domain/invoices/check-preview.ts';
import type { DescribedIssue } from '#app/domain/invoices/draft-issue.ts';
import { fill } from '#app/i18n/fill.ts';
import { issueMessage } from '#app/i18n/format/issue-message.ts';
import { checkTexts } from '#app/i18n/texts.ts';

/** Adds the message to an issue of a preview. */
export function describePreviewIssue(issue: PreviewIssue): DescribedIssue {
  const { field, group } = issue;
  return { field, group, message: previewMessage(issue) };
}

/** Lists what a preview can't be without; undefined when nothing is missing. */
export function listMissing(
  missing: Extract<PreviewCheck, { ok: false }>['missing'],
): string | undefined {
  if (missing.length === 0) return undefined;
  return [
    checkTexts.preview.missing,
    ...missing.map((need) => checkTexts.preview.needs[need]),
  ].join('\n');
}

function previewMessage(issue: PreviewIssue): string {
  switch (issue.code) {
    case 'incomplete':
    case 'payment':
    case 'businessEmail':
      return checkTexts.preview[issue.code];
    case 'httpsOnly':
    case 'invalidUrl':
      return fill(checkTexts.preview[issue.code], { label: linkLabel(issue) });
    default:
      return issueMessage(issue);
  }
}

function linkLabel(issue: Extract<PreviewOnlyIssue, { code: 'httpsOnly' | 'invalidUrl' }>): string {
  return 'name' in issue ? issue.name : checkTexts.preview.labels[issue.link];
}
