// What a form needs for Quebec alone, as one file of the browser's.
export { FieldInBoth, inFrench, QuebecAdvice, quebecTaxes, SecondField } from './quebec-fields.tsx';
