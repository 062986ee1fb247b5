// The parts of a line that only some sellers need, as one chunk.
export { LineMore } from './line-more.tsx';
export { TaxSaid } from './line-taxes.tsx';
