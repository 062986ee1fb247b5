export { LatePart } from './ui/late-part.tsx';
export { saveRecipientToken } from './ui/recipient-token.client.ts';
export { shareInvoice } from './ui/share-invoice.ts';
export { statusTones } from './ui/status-badge.tsx';
export { useLinkSharing } from './ui/use-link-sharing.tsx';
export type { OwnersView } from './words/owners-view.ts';
