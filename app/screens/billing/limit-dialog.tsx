import { Badge } from '#app/components/badge.tsx';
import { Dialog } from '#app/components/dialog.tsx';
import { LinkButton } from '#app/components/link-button.tsx';
import {
  planPriceLabel,
  plansAbove,
  popularLabel,
  popularPlan,
  upgradeLabel,
} from '#app/domain/billing/plans.ts';
import type { CountryCode } from '#app/domain/country/country.ts';

type LimitDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  country: CountryCode;
  /** Invoices of the present plan; null means unlimited. */
  limit: number | null;
};

/** The invoice-limit upgrade dialog: only plans above the current limit (`invoices.md` section 2, Modals). */
export function LimitDialog({ open, onOpenChange, country, limit }: LimitDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Invoice limit reached"
      description={
        limit === null
          ? undefined
          : `All ${limit} invoices of your plan are used. Upgrade your plan to continue; your draft is kept.`
      }
    >
      <ul className="flex flex-col gap-3">
        {plansAbove(limit).map((plan) => {
          const isPopular = plan.name === popularPlan;
          return (
            <li
              key={plan.name}
              className={`rounded-lg border p-4 ${isPopular ? 'border-accent bg-accent-soft' : 'border-line'}`}
            >
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <h3 className="font-semibold text-lg">{plan.name}</h3>
                {isPopular && <Badge tone="accent">{popularLabel}</Badge>}
                <p className="figures ml-auto">
                  <span className="font-semibold">
                    {planPriceLabel(plan.name, country, 'monthly')}
                  </span>
                  <span className="text-ink-soft text-sm"> / month</span>
                </p>
              </div>
              <p className="mt-0.5 text-[0.9375rem] text-ink-soft">{plan.description}</p>
              <LinkButton
                to={`/${country}/pricing`}
                variant={isPopular ? 'primary' : 'secondary'}
                wide
                className="mt-3"
              >
                {upgradeLabel(plan, country, 'monthly')}
              </LinkButton>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
