import type { PlanName } from '#app/domain/billing/plans.ts';
import { type CountryCode, countryCodes } from '#app/domain/country/country.ts';
import { addDays } from '#app/domain/dates.ts';
import type { TypedKind } from '#app/domain/documents/kind.ts';
import type { Pictures } from '#app/domain/settings/picture.ts';
import type { userSettings } from '../schema.ts';
import {
  type DemoInvoice,
  type InvoiceDates,
  instantsDescending,
  makeInvoice,
} from './create-invoices.ts';
import { studioPictures } from './demo-pictures.ts';
import { dogWalker, plumber, type Seller, studioOffices, tiler, translator } from './sellers.ts';
import {
  type DemoClient,
  type DemoProduct,
  dogWalking,
  plumbing,
  studioClients,
  studioProducts,
  type Trade,
  tiling,
  translating,
} from './trade.ts';

export type DemoAccount = {
  email: string;
  timeZone: string;
  seller: Seller;
  clients: readonly (DemoClient & { country: CountryCode })[];
  products: readonly DemoProduct[];
  /** Oldest first. */
  invoices: readonly DemoInvoice[];
  estimates?: readonly DemoInvoice[];
  /** Pictures of the settings, and of invoices created after they were added. */
  pictures?: Pictures;
  plan: Partial<typeof userSettings.$inferInsert>;
};

const dayMs = 86_400_000;

/**
 * Lists the demo accounts of the README with all their data, the same for the same `now` (ms): one for each plan state,
 * and invoices of every status in all four countries.
 */
export function describeDemoAccounts(now: number): DemoAccount[] {
  const today = new Date(now).toISOString().slice(0, 10);
  const recent: InvoiceDates[] = [
    { daysAgo: 3, dueInDays: 27, status: 'unpaid' },
    { daysAgo: 28, dueInDays: 2, status: 'unpaid' },
    { daysAgo: 64, dueInDays: -34, status: 'paid' },
  ];
  const small = (seller: Seller, trade: Trade, moments: readonly InvoiceDates[]) => ({
    seller,
    clients: trade.clients.map((client) => ({ ...client, country: seller.country })),
    products: trade.products,
    invoices: makeInvoices(moments, today, () => ({ seller, ...trade })),
  });
  return [
    {
      email: 'free@example.com',
      timeZone: 'America/Los_Angeles',
      ...small(dogWalker, dogWalking, recent.slice(1)),
      plan: {},
    },
    {
      email: 'limit@example.com',
      timeZone: 'Europe/London',
      ...small(plumber, plumbing, recent),
      plan: {},
    },
    {
      email: 'standard@example.com',
      timeZone: 'America/New_York',
      ...studio(today),
      pictures: studioPictures,
      plan: {
        invoiceLimit: 300,
        subscriptionStatus: 'active',
        ...webSubscription('Standard', 'us'),
        subscriptionStart: addDays(today, -17 * 30),
        subscriptionEndMs: now + 19 * dayMs,
      },
    },
    {
      email: 'cancelled@example.com',
      timeZone: 'America/Vancouver',
      ...small(translator, translating, instantsDescending(9, 21)),
      plan: {
        invoiceLimit: 50,
        subscriptionStatus: 'cancelled',
        ...webSubscription('Basic', 'ca'),
        subscriptionStart: addDays(today, -200),
        subscriptionEndMs: now + 12 * dayMs,
      },
    },
    {
      email: 'expired@example.com',
      timeZone: 'Australia/Sydney',
      ...small(tiler, tiling, instantsDescending(14, 19)),
      plan: {
        invoiceLimit: 50,
        subscriptionStatus: 'active',
        subscriptionPlan: 'billwren.basic.monthly',
        planName: 'Basic',
        subscriptionInterval: 'monthly',
        subscriptionSource: 'app_store',
        subscriptionReference: 'demo-basic-au',
        subscriptionStart: addDays(today, -385),
        subscriptionEndMs: now - 20 * dayMs,
      },
    },
  ];
}

/**
 * Returns the row of a web subscription with the ids of the local catalog (`wrangler.toml`). If the fake Stripe doesn't
 * know the customer, the row stays unchanged.
 */
function webSubscription(plan: PlanName, country: CountryCode): DemoAccount['plan'] {
  const name = `${plan.toLowerCase()}_${country}`;
  return {
    subscriptionPlan: `prod_${country}_${plan.toLowerCase()}`,
    planName: plan,
    subscriptionInterval: 'monthly',
    subscriptionSource: 'stripe',
    subscriptionReference: `sub_demo_${name}`,
    stripeCustomerId: `cus_demo_${name}`,
    billingCheckedAt: 0,
  };
}

/** 120 invoices, 30 per office, on the same dates, so that every status occurs in every country. */
function studio(today: string) {
  const moments = instantsDescending(30, 13).flatMap((moment) =>
    countryCodes.map((country) => ({ ...moment, country })),
  );
  return {
    seller: studioOffices.us,
    clients: countryCodes.flatMap((country) =>
      studioClients[country].map((client) => ({ ...client, country })),
    ),
    products: studioProducts,
    invoices: makeInvoices(moments, today, officeOf),
    estimates: makeInvoices(estimateMoments, today, officeOf, 'estimate'),
  };
}

const officeOf = ({ country }: { country: CountryCode }) => ({
  seller: studioOffices[country],
  clients: studioClients[country],
  products: studioProducts,
});

/** Open in three countries, expired in one. */
const estimateMoments = countryCodes.map((country, index) => ({
  country,
  status: 'open' as const,
  daysAgo: 40 - index * 12,
  dueInDays: index * 12 - 10,
}));

function makeInvoices<M extends InvoiceDates>(
  moments: readonly M[],
  today: string,
  businessOf: (moment: M) => Trade & { seller: Seller },
  kind: TypedKind = 'invoice',
): DemoInvoice[] {
  return [...moments]
    .sort((one, other) => other.daysAgo - one.daysAgo)
    .map((moment, index) => {
      const { seller, clients, products } = businessOf(moment);
      const client = clients[(index + (index >> 2)) % clients.length];
      if (!client) throw new Error('A demo business has no clients');
      const number = index + 1;
      return makeInvoice({ index, number, seller, client, products, moment, today, kind });
    });
}
