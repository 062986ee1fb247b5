export { LimitDialog } from './ui/limit-dialog.tsx';
export { PlanBanner } from './ui/plan-banner.tsx';
export { SubscriptionSection } from './ui/subscription-section.tsx';
export {
  planAllowanceLabel,
  planLabel,
  planPriceLabel,
  planUnlockLabel,
} from './words/plan-labels.ts';
export { describeUsage } from './words/usage-label.ts';
