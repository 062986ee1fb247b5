export { AmountCell } from './ui/amount-cell.tsx';
export { FileButton } from './ui/file-button.tsx';
export { PeriodForm, type PeriodFormProps } from './ui/period-form.tsx';
export { type PaperSeller, paperSheet } from './words/paper-sheet.ts';
