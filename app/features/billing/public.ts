export { LimitDialog } from './ui/limit-dialog.tsx';
export { PaywallHost } from './ui/paywall-host.tsx';
export { PlanBanner } from './ui/plan-banner.tsx';
export { PlansLink, usePaywall } from './ui/plans-link.tsx';
export { SubscriptionSection } from './ui/subscription-section.tsx';
export {
  planAllowanceLabel,
  planLabel,
  planPriceLabel,
  planUnlockLabel,
} from './words/plan-labels.ts';
export { describeUsage, type Usage } from './words/usage-label.ts';
