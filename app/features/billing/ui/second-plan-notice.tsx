import type { ReactNode } from 'react';
import type { RenewingPlan } from '#app/domain/billing/subscription.ts';
import { billingTexts } from '#app/features/billing/texts/billing.ts';
import { planTexts } from '#app/features/billing/texts/plans.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Banner } from '#app/ui/messages/banner.tsx';
import { renewsAt, secondPlanText } from '../words/second-plan.ts';
import type { BillingControls } from './use-billing.ts';

type SecondPlanNoticeProps = {
  /** All that renews. */
  renewing: readonly RenewingPlan[];
  /** The way to what was bought on the web, to cancel it; natively there is none (App Store rule 3.1.1). */
  action?: ReactNode;
};

/** Says that more than one plan is paid, and how to end that; nothing while there is one. */
export function SecondPlanNotice({ renewing, action }: SecondPlanNoticeProps) {
  const text = secondPlanText(renewing);
  if (text === null) return null;
  return (
    <Banner tone="danger" action={renewsAt(renewing, 'stripe') && action}>
      {text} {renewsAt(renewing, 'app_store') && billingTexts.several.cancelWithApple}
    </Banner>
  );
}

/** Opens the page where what was bought on the web is cancelled. */
export function ManageOfWeb({ controls }: { controls: BillingControls }) {
  return (
    <Button size="small" loading={controls.busy === 'portal'} onClick={() => controls.manage()}>
      {planTexts.buttons.manage}
    </Button>
  );
}
