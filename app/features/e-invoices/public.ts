export { OwnersEInvoice } from './ui/owners-e-invoice.tsx';
