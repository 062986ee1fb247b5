export { renewsAt, secondPlanText } from './words/current-plan.ts';
export { planLabel } from './words/plan-labels.ts';
