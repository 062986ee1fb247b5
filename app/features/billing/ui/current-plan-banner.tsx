import type { PlanState } from '#app/domain/billing/allowance.ts';
import { type BillingView, managedAt } from '#app/domain/billing/billing-view.ts';
import { billingTexts } from '#app/features/billing/texts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Badge, type BadgeTone } from '#app/ui/layout/badge.tsx';
import { classNames } from '#app/ui/layout/class-names.ts';
import { manageLabel, renewalOf } from '../words/plan-action.ts';
import { usageLabel } from '../words/usage-label.ts';
import { AppStoreNotice } from './app-store-notice.tsx';
import { PlanButton } from './plan-button.tsx';
import { planHeading, planStateText } from './plan-notices.tsx';
import type { BillingControls } from './use-billing.ts';

type CurrentPlanBannerProps = {
  billing: BillingView;
  /** The day the paid time ends or ended, in the country's date format; null if it has no end. */
  endsOn: string | null;
  controls: BillingControls;
};

const markTones = {
  cancelled: 'warn',
  trialing: 'accent',
  past_due: 'danger',
} satisfies Partial<Record<PlanState, BadgeTone>>;

const groundStyles: Partial<Record<PlanState, string>> = {
  cancelled: 'bg-warn-soft [&_.badge]:bg-surface',
  expired: 'bg-warn-soft',
  past_due: 'bg-danger-soft [&_.badge]:bg-surface',
};

/** The current plan and how much of it is used. */
export function CurrentPlanBanner({ billing, endsOn, controls }: CurrentPlanBannerProps) {
  const { allowance, bought } = billing;
  const { state, used, limit } = allowance;
  const text = planStateText(billing, endsOn);
  const manage = manageLabel(billing);
  const renewal = renewalOf(billing);
  return (
    <section
      aria-labelledby="current-plan"
      className={classNames(
        'flex flex-col gap-5 rounded-lg px-5 py-5 sm:px-7',
        groundStyles[state] ?? 'bg-sunken',
      )}
    >
      <div className="flex flex-col gap-x-10 gap-y-4 md:flex-row md:items-center">
        <div className="min-w-0 flex-1">
          <h2 id="current-plan" className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="text-ink-soft">{billingTexts.current.label}</span>
            <span className="font-semibold text-lg">{planHeading(allowance)}</span>
            {bought?.interval && state !== 'expired' && (
              <span className="text-ink-soft">{billingTexts.current.billed[bought.interval]}</span>
            )}
            {hasMark(state) && (
              <Badge tone={markTones[state]}>{billingTexts.current.marks[state]}</Badge>
            )}
          </h2>
          {text && <p className="mt-1 text-[0.9375rem] text-ink-soft">{text}</p>}
        </div>
        <div className="flex w-full flex-col gap-2 md:w-64">
          <p className="figures text-[0.9375rem]">{usageLabel(allowance)}</p>
          {limit !== null && (
            <svg aria-hidden="true" className="h-1.5 w-full rounded-full bg-line">
              <rect
                width={`${limit === 0 ? 100 : Math.min(100, (used / limit) * 100)}%`}
                height="100%"
                rx="3"
                className={allowance.mayCreate ? 'fill-accent' : 'fill-danger'}
              />
            </svg>
          )}
        </div>
        {manage && (
          <Button
            variant={state === 'active' || state === 'trialing' ? 'secondary' : 'primary'}
            loading={controls.busy === 'portal'}
            blocked={controls.busy !== null}
            onClick={() => controls.manage()}
          >
            {manage}
          </Button>
        )}
        {renewal && (
          <div className="sm:self-start md:self-center">
            <PlanButton {...renewal} controls={controls} isPrimary />
          </div>
        )}
      </div>
      {managedAt(billing) === 'app_store' && <AppStoreNotice />}
    </section>
  );
}

function hasMark(state: PlanState): state is keyof typeof markTones {
  return state in markTones;
}
