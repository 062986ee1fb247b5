import type { ReactNode } from 'react';
import type { RenewingPlan } from '#app/domain/billing/subscription.ts';
import { billingTexts } from '#app/features/billing/texts/billing.ts';
import { planTexts } from '#app/features/billing/texts/plans.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Banner } from '#app/ui/messages/banner.tsx';
import { renewsAt, secondPlanText } from '../words/second-plan.ts';
import type { BillingControls } from './use-billing.ts';

type SecondPlanNoticeProps = {
  /** All plans that renew. */
  renewing: readonly RenewingPlan[];
  /** The button to manage and cancel the web plan; none in the native app (App Store rule 3.1.1). */
  action?: ReactNode;
};

/** Warns that more than one plan is being paid, and how to end that; renders nothing otherwise. */
export function SecondPlanNotice({ renewing, action }: SecondPlanNoticeProps) {
  const text = secondPlanText(renewing);
  if (text === null) return null;
  return (
    <Banner tone="danger" action={renewsAt(renewing, 'stripe') && action}>
      {text} {renewsAt(renewing, 'app_store') && billingTexts.several.cancelWithApple}
    </Banner>
  );
}

/** Opens the page where a web plan can be canceled. */
export function ManageOfWeb({ controls }: { controls: BillingControls }) {
  return (
    <Button size="small" loading={controls.busy === 'portal'} onClick={() => controls.manage()}>
      {planTexts.buttons.manage}
    </Button>
  );
}
