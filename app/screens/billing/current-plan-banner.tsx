import { Badge } from '#app/components/badge.tsx';
import type { Allowance } from '#app/domain/billing/allowance.ts';
import { usageLabel } from '#app/domain/billing/current-plan.ts';

type CurrentPlanBannerProps = {
  allowance: Allowance;
  /** The day the paid time ends or ended, as the country writes dates; null when it is open. */
  endsOn: string | null;
};

/** The plan that holds today and what is used of it (`platform.md` section 2, Pricing page). */
export function CurrentPlanBanner({ allowance, endsOn }: CurrentPlanBannerProps) {
  const { state, used, limit } = allowance;
  return (
    <section
      aria-labelledby="current-plan"
      className="flex flex-col gap-x-10 gap-y-4 rounded-lg bg-sunken px-5 py-5 sm:flex-row sm:items-center sm:px-7"
    >
      <div className="min-w-0 flex-1">
        <h2 id="current-plan" className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-ink-soft">Your plan:</span>
          <span className="font-semibold text-lg">
            {state === 'expired' ? 'Expired - Free Plan' : allowance.plan}
          </span>
          {state === 'cancelled' && <Badge tone="warn">Cancelled</Badge>}
          {state === 'trialing' && <Badge tone="accent">Trial</Badge>}
          {state === 'past_due' && <Badge tone="danger">Payment due</Badge>}
        </h2>
        {stateText(state, endsOn) && (
          <p className="mt-1 text-[0.9375rem] text-ink-soft">{stateText(state, endsOn)}</p>
        )}
      </div>
      <div className="flex w-full flex-col gap-2 sm:w-72">
        <p className="figures text-[0.9375rem]">{usageLabel(allowance)}</p>
        {limit !== null && (
          <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-line">
            <div
              className="h-full rounded-full bg-accent"
              style={{ width: `${limit === 0 ? 100 : Math.min(100, (used / limit) * 100)}%` }}
            />
          </div>
        )}
      </div>
    </section>
  );
}

function stateText(state: Allowance['state'], endsOn: string | null): string | null {
  switch (state) {
    case 'cancelled':
      return endsOn ? `Your access continues until ${endsOn}.` : null;
    case 'expired':
      return endsOn
        ? `Your paid plan ended on ${endsOn}. Renew it for more than the 3 free invoices.`
        : 'Your paid plan has ended. Renew it for more than the 3 free invoices.';
    case 'past_due':
      return 'The last payment did not go through. Your plan goes on for 7 days.';
    case 'active':
      return endsOn ? `Renews on ${endsOn}.` : null;
    case 'trialing':
      return endsOn ? `Active until ${endsOn}.` : null;
    case 'free':
      return null;
    default:
      return state satisfies never;
  }
}
