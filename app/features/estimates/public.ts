export { EstimateAnswer } from './ui/estimate-answer.tsx';
export { AnsweredEstimate } from './ui/signature-pad.tsx';
export { useInvoicing } from './ui/use-invoicing.tsx';
