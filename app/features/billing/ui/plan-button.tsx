import { Check } from 'lucide-react';
import type { BillingInterval, PlanName } from '#app/domain/billing/plans.ts';
import { planTexts } from '#app/features/billing/texts.ts';
import type { PlanAction } from '#app/features/billing/words/plan-action.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import type { BillingControls } from './use-billing.ts';

type PlanButtonProps = {
  plan: PlanName;
  interval: BillingInterval;
  action: PlanAction;
  controls: BillingControls;
  /** Whether it is the most prominent button. */
  isPrimary: boolean;
};

/** The action for a plan: buy it, change to it where the current plan is managed, or nothing. */
export function PlanButton({ plan, interval, action, controls, isPrimary }: PlanButtonProps) {
  const { busy } = controls;
  const look = { variant: isPrimary ? 'primary' : 'secondary', wide: true } as const;
  switch (action.kind) {
    case 'buy': {
      const { priceId, label } = action;
      return (
        <Button
          {...look}
          loading={busy === priceId}
          blocked={busy !== null}
          onClick={() => controls.buy({ plan, interval, priceId })}
        >
          {label}
        </Button>
      );
    }
    case 'manage':
      return (
        <Button {...look} blocked={busy !== null} onClick={() => controls.manage(plan)}>
          {action.label}
        </Button>
      );
    case 'current':
      return <CurrentPlanMark />;
    case 'none':
      return action.why ? <p className="text-ink-soft text-sm">{action.why}</p> : null;
    default:
      return action satisfies never;
  }
}

/** Marks the current plan in the place of the button. */
export function CurrentPlanMark() {
  return (
    <p className="flex min-h-11 items-center justify-center gap-2 rounded-md bg-sunken px-4 font-medium text-[0.9375rem] text-ink-soft">
      <Check aria-hidden="true" className="size-4" />
      {planTexts.buttons.current}
    </p>
  );
}
