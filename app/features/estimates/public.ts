export { AnsweredEstimate } from './ui/answered-estimate.tsx';
export { EstimateAnswer } from './ui/estimate-answer.tsx';
export { usePart } from './ui/part-fields.tsx';
export { useInvoicing } from './ui/use-invoicing.tsx';
