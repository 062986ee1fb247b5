export { recordCorrection } from './queries/edit-invoice.server.ts';
export {
  editedColumns,
  hasInvoice,
  isAsExpected,
  ownClientId,
  wantedColumns,
} from './queries/save-invoice.server.ts';
export {
  describeFormDefaults,
  getFormStartWithInvoice,
} from './server/get-form-start.server.ts';
export {
  type EditInvoiceOutcome,
  type SaveInvoice,
  type SaveInvoiceOutcome,
  saveInvoice,
} from './server/save-invoice.server.ts';
