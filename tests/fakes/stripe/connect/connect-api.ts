import * as z from 'zod';
import { expand, metadata, stretch, whole } from '../check-params.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { answerList } from '../lists.ts';
import { noSuch } from '../refusal.ts';
import { newId } from '../stripe-state.ts';
import { type ConnectEndpoint, connectEndpoint } from './connect-endpoint.ts';
import { drawAccount, findConnected, openConnectedAccount } from './connected-account.ts';
import { createSession, expireSession, listSessions, retrieveSession } from './payment-sessions.ts';
import { refundCharge } from './payments.ts';

const include = z
  .array(z.enum(['configuration.merchant', 'requirements', 'defaults', 'identity']))
  .default([]);

const creatingAccount = z.strictObject({
  contact_email: z.email().optional(),
  display_name: z.string().max(250).optional(),
  dashboard: z.literal('full'),
  identity: z.strictObject({ country: z.string().regex(/^[a-z]{2}$/i) }),
  configuration: z.strictObject({
    merchant: z.strictObject({
      capabilities: z.strictObject({
        card_payments: z.strictObject({ requested: z.literal(true) }),
      }),
    }),
  }),
  defaults: z.strictObject({
    responsibilities: z.strictObject({
      fees_collector: z.literal('stripe'),
      losses_collector: z.literal('stripe'),
    }),
  }),
  metadata: metadata.default({}),
  include,
});

const creatingLink = z.strictObject({
  account: z.string(),
  use_case: z.strictObject({
    type: z.literal('account_onboarding'),
    account_onboarding: z.strictObject({
      refresh_url: z.url(),
      return_url: z.url(),
      collection_options: z
        .strictObject({ fields: z.enum(['currently_due', 'eventually_due']) })
        .optional(),
    }),
  }),
});

const linkSeconds = 300;

/** Connect endpoints that the platform calls for itself. */
export const platformEndpoints: Record<string, Endpoint> = {
  'POST /v2/core/accounts': endpoint(creatingAccount, ({ state, params, now }) => {
    const facts = {
      email: params.contact_email ?? null,
      name: params.display_name ?? null,
      metadata: params.metadata,
    };
    return drawAccount(openConnectedAccount(state, facts, now), params.include);
  }),
  'GET /v2/core/accounts/:id': endpoint(z.strictObject({ include }), ({ state, params, id }) =>
    drawAccount(findConnected(state, id), params.include),
  ),
  'POST /v2/core/account_links': endpoint(creatingLink, ({ state, params, now }) => {
    const account = findConnected(state, params.account);
    const { return_url, refresh_url } = params.use_case.account_onboarding;
    const token = newId('once');
    account.links.push([token, { returnUrl: return_url, refreshUrl: refresh_url }]);
    return {
      object: 'v2.core.account_link',
      account: account.id,
      created: new Date(now * 1000).toISOString(),
      expires_at: new Date((now + linkSeconds) * 1000).toISOString(),
      livemode: false,
      url: `${state.registration.origin}/connect/setup/${account.id}/${token}`,
      use_case: params.use_case,
    };
  }),
};

/** Endpoints called for a connected account, named by `Stripe-Account`. */
export const connectEndpoints: Record<string, ConnectEndpoint> = {
  'POST /v1/checkout/sessions': createSession,
  'GET /v1/checkout/sessions': listSessions,
  'GET /v1/checkout/sessions/:id': retrieveSession,
  'POST /v1/checkout/sessions/:id/expire': expireSession,
  'POST /v1/refunds': connectEndpoint(
    z.strictObject({
      charge: z.string(),
      amount: whole.pipe(z.number().min(1)),
      metadata: metadata.optional(),
    }),
    ({ params, ...at }) => refundCharge(at, params.charge, params.amount, params.metadata),
  ),
  'GET /v1/refunds': connectEndpoint(
    z.strictObject({ ...stretch, charge: z.string() }),
    ({ account, params }) => {
      const all = [...account.objects.refund.values()];
      const found = all.filter(({ charge }) => charge === params.charge);
      return answerList('/v1/refunds', found, params);
    },
  ),
  'GET /v1/disputes': connectEndpoint(
    z.strictObject({ ...stretch, charge: z.string() }),
    ({ account, params }) => {
      const all = [...account.objects.dispute.values()];
      const found = all.filter(({ charge }) => charge === params.charge);
      return answerList('/v1/disputes', found, params);
    },
  ),
  'GET /v1/charges/:id': connectEndpoint(z.strictObject({ expand }), ({ account, id }) => {
    const charge = account.objects.charge.get(id);
    if (!charge) throw noSuch('charge', id);
    return charge;
  }),
  'GET /v1/events': connectEndpoint(
    z.strictObject({
      ...stretch,
      types: z.array(z.string()).optional(),
      created: z.strictObject({ gte: whole }).optional(),
    }),
    ({ account, params }) => {
      const { types, created } = params;
      const found = [...account.objects.event.values()].filter(
        (each) => (!types || types.includes(each.type)) && each.created >= (created?.gte ?? 0),
      );
      return answerList('/v1/events', found, params);
    },
  ),
};
