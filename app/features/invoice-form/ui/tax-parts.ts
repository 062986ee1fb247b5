// What only some sellers need of the invoice as a whole, as one file of the browser's.
export { DiscountKind, TaxOptions, TaxSection, TotalsNotes } from './tax-options.tsx';
