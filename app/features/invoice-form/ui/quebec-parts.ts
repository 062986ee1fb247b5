// What a form needs for Quebec alone, as one file of the browser's.
export { QuebecAdvice } from './quebec-advice.tsx';
export { quebecTaxes } from './quebec-taxes.ts';
export { FieldInBoth, inFrench, SecondField } from './second-field.tsx';
