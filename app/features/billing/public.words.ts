export { planLabel, renewsAt, secondPlanText } from './words/plan-labels.ts';
