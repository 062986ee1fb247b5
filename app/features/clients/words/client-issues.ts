import type { ClientErrors, ClientIssues } from '#app/domain/clients/client.ts';
import { issueMessage } from '#app/i18n/format/issue-message.ts';

/** What is wrong with a client, in sentences. */
export function describeClientIssues(issues: ClientIssues): ClientErrors {
  return Object.fromEntries(
    Object.entries(issues).map(([field, issue]) => [field, issueMessage(issue)]),
  );
}
