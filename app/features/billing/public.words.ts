export { planLabel } from './words/plan-labels.ts';
export { renewsAt, secondPlanText } from './words/second-plan.ts';
