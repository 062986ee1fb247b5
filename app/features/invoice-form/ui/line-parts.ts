// What only some sellers need of a line, as one file of the browser's.
export { LineMore } from './line-more.tsx';
export { TaxSaid } from './line-taxes.tsx';
