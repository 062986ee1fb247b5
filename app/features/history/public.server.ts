export {
  recordHistory,
  selectHistoryForOwner,
} from './queries/document-events.server.ts';
export {
  correctedAt,
  documentCode,
  insertFirstVersion,
  issueDocuments,
  issueServed,
  newestRevision,
  recordIssue,
  selectVersionsForOwner,
  type VersionFacts,
} from './queries/issued-versions.server.ts';
export {
  editEffects,
  recordEdit,
  startHistory,
} from './queries/record-edit.server.ts';
export { describeHistory, describeVersionName } from './words/describe-history.ts';
export { describeMoneyElsewhere } from './words/describe-money-elsewhere.ts';
