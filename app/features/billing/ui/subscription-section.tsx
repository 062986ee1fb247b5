import { isEntitled } from '#app/domain/billing/allowance.ts';
import { type BillingView, managedAt } from '#app/domain/billing/billing-view.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { track } from '#app/features/analytics-and-consent/public.ts';
import { billingTexts } from '#app/features/billing/texts.ts';
import { subscriptionFact } from '#app/features/billing/words/current-plan.ts';
import { manageLabel } from '#app/features/billing/words/plan-action.ts';
import { Facts, SettingsSection } from '#app/features/settings/public.ts';
import { settingsTexts } from '#app/features/settings/texts.ts';
import { usePaywall } from '#app/frames/platform/plans-link.tsx';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { Button, LinkButton } from '#app/ui/buttons/button.tsx';
import { Badge } from '#app/ui/layout/badge.tsx';
import { Banner } from '#app/ui/messages/banner.tsx';
import { usageLabel } from '../words/usage-label.ts';
import { AppStoreNotice } from './app-store-notice.tsx';
import { ManageOfWeb, planHeading, planStateText, SecondPlanNotice } from './plan-notices.tsx';
import { usePortalReturn } from './provider-returns.ts';
import { useBilling } from './use-billing.ts';

type SubscriptionSectionProps = { country: CountryCode; billing: BillingView };

/** The plan, its usage, its paid-until date, and where to change it. */
export function SubscriptionSection({ country, billing }: SubscriptionSectionProps) {
  const texts = settingsTexts.subscription;
  const { allowance, bought } = billing;
  const { state } = allowance;
  const endsOn = billing.endsOn === null ? null : formatDay(billing.endsOn);
  const paid = subscriptionFact(state);
  const billed =
    paid !== null && bought?.interval
      ? [{ label: texts.billed, value: texts[bought.interval] }]
      : [];
  const warning =
    state === 'past_due' || state === 'expired' ? planStateText(billing, endsOn) : null;
  const openPaywall = usePaywall();
  const isReturn = usePortalReturn();
  return (
    <SettingsSection id="subscription" heading={texts.heading} isOpen={isReturn}>
      <Facts
        facts={[
          { label: texts.plan, value: planHeading(allowance) },
          ...billed,
          { label: texts.usage, value: usageLabel(allowance) },
          ...(paid !== null && endsOn !== null ? [{ label: paid, value: endsOn }] : []),
        ]}
      />
      {state === 'cancelled' && <Badge tone="warn">{texts.cancelled}</Badge>}
      {warning && (
        <Banner tone={state === 'past_due' ? 'danger' : 'warn'}>
          <span className="text-ink">{warning}</span>
        </Banner>
      )}
      {openPaywall && <SecondPlanNotice renewing={billing.renewing} />}
      {managedAt(billing) === 'app_store' && <AppStoreNotice />}
      {openPaywall ? (
        <NativeButtons billing={billing} openPaywall={openPaywall} />
      ) : (
        <WebButtons country={country} billing={billing} />
      )}
    </SettingsSection>
  );
}

/** The buttons for buying and managing on the web. */
function WebButtons({ country, billing }: SubscriptionSectionProps) {
  const { state } = billing.allowance;
  const texts = settingsTexts.subscription;
  const controls = useBilling({ billing, country, place: 'settings' });
  const manage = manageLabel(billing);
  const pricingPath = `/${country}/pricing`;
  return (
    <div className="flex flex-wrap gap-3">
      <SecondPlanNotice renewing={billing.renewing} action={<ManageOfWeb controls={controls} />} />
      {manage && isEntitled(state) && state !== 'cancelled' && (
        <p className="basis-full text-[0.9375rem] text-ink-soft">
          {fill(state === 'past_due' ? texts.toCancel : texts.toCancelPaid, { button: manage })}
        </p>
      )}
      {manage && (
        <Button
          variant={state === 'active' || state === 'trialing' ? 'secondary' : 'primary'}
          loading={controls.busy === 'portal'}
          onClick={() => controls.manage()}
        >
          {manage}
        </Button>
      )}
      {!isEntitled(state) && manage === null && billing.priceIds !== null ? (
        <LinkButton
          to={pricingPath}
          onClick={() => track('upgrade_click', { country, place: 'settings' })}
        >
          {texts.upgrade}
        </LinkButton>
      ) : (
        <LinkButton to={pricingPath} variant={manage ? 'quiet' : 'secondary'}>
          {texts.seePlans}
        </LinkButton>
      )}
    </div>
  );
}

type NativeButtonsProps = { billing: BillingView; openPaywall: () => void };

/**
 * The buttons of the native app, which sells only through the App Store and doesn't manage web plans (App Store rule
 * 3.1.1).
 */
function NativeButtons({ billing, openPaywall }: NativeButtonsProps) {
  if (managedAt(billing) === 'stripe') return <p>{billingTexts.appStore.webPlan}</p>;
  return isEntitled(billing.allowance.state) ? (
    <Button variant="secondary" onClick={openPaywall}>
      {settingsTexts.subscription.seePlans}
    </Button>
  ) : (
    <Button onClick={openPaywall}>{settingsTexts.subscription.upgrade}</Button>
  );
}
