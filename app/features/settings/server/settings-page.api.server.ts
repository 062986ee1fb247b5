import { data } from '@remix-run/cloudflare';
import { underCountry } from '#app/domain/bank/bank-details.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { pictureAddresses } from '#app/domain/settings/picture-address.ts';
import { settingsOfColumns } from '#app/domain/settings/settings-columns.ts';
import { answerSecurityPost, listSessions } from '#app/features/account/public.server.ts';
import { describeBilling } from '#app/features/billing/public.server.ts';
import { describeCards } from '#app/features/cards/public.server.ts';
import { parseOwnersJson } from '#app/http/request/body.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { orDatabaseAway } from '#app/http/responses/error-responses.server.ts';
import { getViewer } from '#app/http/session/session.server.ts';
import { answerSettingsPost } from './settings-action.api.server.ts';

const failure = 'settings';

/**
 * Returns the account for the settings page; null if no user is signed in.
 * @param country the page's country, whose bank details and prices are shown
 * @throws Response 503 if the database is unreachable
 */
export async function getSettingsPage(
  request: Request,
  context: RequestContext,
  country: CountryCode,
) {
  const viewer = await orDatabaseAway(getViewer(request, context), failure);
  if (!viewer) return null;
  const { user, session, settings } = viewer;
  const { now } = context;
  const known = { userId: user.id, sessionId: session.id, now };
  const [{ hasPassword, sessions, thanksClients, hasCalendar }, cards] = await orDatabaseAway(
    Promise.all([listSessions(context.db, known), describeCards(request, context, viewer)]),
    failure,
  );
  return {
    id: user.id,
    stored: {
      settings: settingsOfColumns(underCountry(settings, country), user.email),
      lastNumber: settings.lastNumber,
    },
    bankCountry: country,
    email: user.email,
    pictures: pictureAddresses(settings),
    billing: describeBilling(viewer, context, country),
    cards,
    thanksClients,
    hasCalendar,
    reminderPlan: settings.reminderPlan,
    security: {
      email: user.email,
      isConfirmed: user.emailVerifiedAt !== null,
      hasEarlierAccount: viewer.earlierAccountId !== null,
      earlierPlan: viewer.earlierPlan,
      needsPaymentDetails: user.paymentCheckSince !== null,
      hasPassword,
      sessions,
      timeZone: user.timeZone,
      now,
    },
  };
}

/** Handles the posts of the settings page: settings as JSON, and the fields of its Security section. */
export async function answerSettingsPage(
  request: Request,
  context: RequestContext,
  country: CountryCode,
) {
  const isJson = (request.headers.get('Content-Type') ?? '').startsWith('application/json');
  const { body, status } = isJson
    ? await answerSettingsPost(await parseOwnersJson(request, context), request, context, country)
    : await answerSecurityPost(request, context, country);
  return data(body, { status });
}
