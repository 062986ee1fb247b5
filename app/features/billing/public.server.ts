export {
  type AllowanceClaim,
  claimedCounters,
  isClaimValid,
  planFacts,
} from './queries/allowance-claim.server.ts';
export { describeBilling } from './server/describe-billing.server.ts';
export { describePaywall } from './server/paywall.api.server.ts';
