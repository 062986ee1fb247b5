export {
  correctedAt,
  documentCode,
  insertFirstVersion,
  issueDocuments,
  issueServed,
  newestRevision,
  recordHistory,
  recordIssue,
  selectHistoryForOwner,
  selectVersionsForOwner,
  type VersionFacts,
} from './queries/document-history.server.ts';
export {
  editEffects,
  recordEdit,
  startHistory,
} from './queries/record-edit.server.ts';
export {
  describeHistory,
  describePaymentDestinationChange,
  describeVersionName,
} from './words/describe-history.ts';
