export { ClosedInvoicePage } from './ui/closed-invoice-page.tsx';
export {
  draftPlace,
  setSaveIntent,
  userDrafts,
  waitingDraftCountry,
} from './ui/draft-keys.client.ts';
export { openDraftStore, sentNumber } from './ui/draft-store.client.ts';
export { fieldKey, focusKey } from './ui/field-key.ts';
export { useDraft, useInvoiceFormContext } from './ui/invoice-form-context.ts';
export { InvoiceFormScreen, type InvoiceFormScreenProps } from './ui/invoice-form-screen.tsx';
export { SaveButton } from './ui/save-button.tsx';
export { answerMessage, refusalReason } from './ui/save-messages.ts';
export { showClientSaved } from './ui/show-client-saved.ts';
export { TaxNumberField } from './ui/tax-number-field.tsx';
export { useSavedMark } from './ui/use-saved-mark.ts';
