export { selectHistoryForOwner } from './queries/document-events.server.ts';
export {
  correctedAt,
  documentCode,
  insertFirstVersion,
  issueDocuments,
  issueServed,
  newestRevision,
  recordIssue,
} from './queries/issue-version.server.ts';
export { selectVersionsForOwner, type VersionFacts } from './queries/issued-versions.server.ts';
export { startHistory } from './queries/new-document.server.ts';
export { editEffects, recordEdit } from './queries/record-edit.server.ts';
export { recordHistory } from './queries/record-history.server.ts';
export { describeHistory, describeVersionName } from './words/describe-history.ts';
export { describeMoneyElsewhere } from './words/describe-money-elsewhere.ts';
