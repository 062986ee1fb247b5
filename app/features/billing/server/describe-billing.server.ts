import { accessEndMs, allowanceOf } from '#app/domain/billing/allowance.ts';
import type { BillingView, PriceIds } from '#app/domain/billing/billing-view.ts';
import { priceCountryOf, type StripeCatalog, webPriceOf } from '#app/domain/billing/plan-ids.ts';
import { billingIntervals, planNames } from '#app/domain/billing/plans.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { dayInTimeZone } from '#app/domain/zone-days.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import type { Viewer } from '#app/http/session/session.server.ts';

/**
 * Describes the signed-in user's plan and what they can buy, using only what the session's query has loaded.
 * @param country the page's country, whose prices apply to everyone without a web subscription
 */
export function describeBilling(
  { settings, user }: { settings: Viewer['settings']; user: Pick<Viewer['user'], 'timeZone'> },
  { config, now }: Pick<RequestContext, 'config' | 'now'>,
  country: CountryCode,
): BillingView {
  const allowance = allowanceOf(settings, now);
  const endMs = accessEndMs(settings);
  const catalog = config.stripe?.catalog ?? null;
  const priceCountry = priceCountryOf(
    { state: allowance.state, productId: settings.subscriptionPlan },
    country,
    catalog,
  );
  return {
    allowance,
    bought: settings.planName && {
      plan: settings.planName,
      interval: settings.subscriptionInterval,
      source: settings.subscriptionSource,
    },
    renewing: settings.renewingPlans,
    isUnpaid: settings.subscriptionStatus === 'past_due',
    endsOn: endMs === null ? null : dayInTimeZone(endMs, user.timeZone),
    priceCountry,
    priceIds: catalog && priceIdsOf(catalog, priceCountry),
  };
}

function priceIdsOf(catalog: StripeCatalog, country: CountryCode): PriceIds {
  const perPlan = planNames.map((plan) => {
    const perInterval = billingIntervals.map((interval) => {
      return [interval, webPriceOf(catalog, country, plan, interval).priceId];
    });
    return [plan, Object.fromEntries(perInterval)];
  });
  return Object.fromEntries(perPlan);
}
