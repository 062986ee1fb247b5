// What a form needs once a field of it is left, or Save is pressed, as one file of the browser's.
export { draftRules, isSameInvoice } from './draft-rules.ts';
export { createSaver } from './saver.ts';
export { sendOrKeep } from './send-or-keep.ts';
export { showClientSaved } from './show-client-saved.ts';
export { showNotStored, showSaveCancelled, showUnreadable } from './show-draft-message.ts';
