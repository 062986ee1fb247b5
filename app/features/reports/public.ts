export { AmountCell } from './ui/amount-cell.tsx';
export { FileButton } from './ui/file-button.tsx';
export { PeriodForm, type PeriodFormProps } from './ui/period-form.tsx';
