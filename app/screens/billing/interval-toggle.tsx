import {
  type BillingInterval,
  billingIntervals,
  intervalLabels,
  yearlySavingLabel,
} from '#app/domain/billing/plans.ts';

/**
 * Monthly or yearly: two radio buttons. What depends on them reads their state in CSS (`group/prices` around both),
 * so the toggle works before and without scripts.
 */
export function IntervalToggle({ initial }: { initial?: BillingInterval | null }) {
  return (
    <fieldset className="inline-flex rounded-full border border-line-strong p-1">
      <legend className="sr-only">Billing interval</legend>
      {billingIntervals.map((interval) => (
        <label
          key={interval}
          className="thumb inline-flex items-center gap-2 rounded-full px-5 font-medium text-[0.9375rem] text-ink-soft transition-colors duration-150 hover:text-ink has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name="interval"
            value={interval}
            defaultChecked={interval === (initial ?? 'monthly')}
            className="sr-only"
          />
          {intervalLabels[interval]}
          {interval === 'yearly' && <span className="text-sm">{yearlySavingLabel}</span>}
        </label>
      ))}
    </fieldset>
  );
}
