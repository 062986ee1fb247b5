import { LinkButton } from '#app/components/link-button.tsx';
import type { Allowance } from '#app/domain/billing/allowance.ts';
import { subscriptionFact, usageLabel } from '#app/domain/billing/current-plan.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { Facts, SettingsSection } from './settings-section.tsx';

export type Subscription = {
  allowance: Allowance;
  /** The day the paid time ends, as the country writes dates; null when it is open. */
  endsOn: string | null;
};

/** The plan, what is used of it, and until when it is paid (`invoices.md` section 4, Settings save). */
export function SubscriptionSection({
  country,
  subscription: { allowance, endsOn },
}: {
  country: CountryCode;
  subscription: Subscription;
}) {
  const paid = subscriptionFact(allowance.state);
  return (
    <SettingsSection heading="Subscription Management">
      <Facts
        facts={[
          { label: 'Plan', value: allowance.plan },
          { label: 'Usage', value: usageLabel(allowance) },
          ...(paid !== null && endsOn !== null ? [{ label: paid, value: endsOn }] : []),
        ]}
      />
      <LinkButton to={`/${country}/pricing`} variant="secondary">
        See plans
      </LinkButton>
    </SettingsSection>
  );
}
