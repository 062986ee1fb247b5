export { AnsweredEstimate } from './ui/answered-estimate.tsx';
export { EstimateAnswer } from './ui/estimate-answer.tsx';
export { useInvoicing } from './ui/use-invoicing.tsx';
