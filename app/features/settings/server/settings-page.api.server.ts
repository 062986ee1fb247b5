import { data } from '@remix-run/cloudflare';
import * as z from 'zod';
import { underCountry } from '#app/domain/bank/bank-details.ts';
import { type CountryCode, countryCodes } from '#app/domain/country/country.ts';
import { parseSettings, parseWholeSettings } from '#app/domain/settings/parse-settings.ts';
import { pictureAddresses } from '#app/domain/settings/picture-address.ts';
import { mergeLocalSettings } from '#app/domain/settings/rebase-settings.ts';
import {
  changedSettings,
  type SettingsSyncAnswer,
  splitPictures,
} from '#app/domain/settings/settings-answer.ts';
import { settingsOfColumns } from '#app/domain/settings/settings-columns.ts';
import { answerSecurityPost, listSessions } from '#app/features/account/public.server.ts';
import { describeBilling } from '#app/features/billing/public.server.ts';
import { describeCards } from '#app/features/cards/public.server.ts';
import { settingsTexts } from '#app/features/settings/texts.ts';
import { parseOwnersJson } from '#app/http/request/body.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { orDatabaseAway } from '#app/http/responses/error-responses.server.ts';
import { reportDatabaseAway } from '#app/http/responses/with-user.server.ts';
import { getViewer, type Viewer } from '#app/http/session/session.server.ts';
import { type SaveSettings, saveSettings } from './save-settings.server.ts';

/** Settings that a browser saved for a guest, posted when the guest signs in. */
const syncSchema = z.lazy(() =>
  z.object({
    intent: z.literal('sync-settings'),
    settings: z.unknown(),
    pictures: z.object({ logo: z.string().nullable(), signature: z.string().nullable() }),
    country: z.enum(countryCodes),
  }),
);

/** Returns the change that a post makes to the signed-in user's settings; null if it conflicts with existing values. */
type ChooseChange = (viewer: Viewer) => SettingsChange | null;
type SettingsChange = Pick<SaveSettings, 'changes' | 'pictures' | 'country'>;

/**
 * Fills in an account's missing settings with those that a browser saved for a guest, validated like any save. Nothing
 * is written if both have a value and they differ.
 * @returns null if the input isn't settings
 */
function parseSync(posted: z.infer<typeof syncSchema>): ChooseChange | null {
  const kept = parseWholeSettings(posted.settings);
  if (!kept) return null;
  const { pictures, country } = posted;
  return ({ settings: stored, user: { email } }) => {
    const shown = settingsOfColumns(underCountry(stored, country), email);
    const account = { ...shown, ...pictureAddresses(stored) };
    const merged = mergeLocalSettings({ ...kept, ...pictures }, account, email);
    if (!merged.isUndisputed) return null;
    return { ...splitPictures(changedSettings(merged.values, account)), country };
  };
}

const saveSchema = z.lazy(() =>
  z.object({
    intent: z.literal('save-settings'),
    changes: z.unknown(),
    pictures: z.object({ logo: z.string().nullish(), signature: z.string().nullish() }).optional(),
    // Settings saved in a browser belong to the country in which they were entered, on whichever page their owner
    // signed in.
    country: z.enum(countryCodes).optional(),
  }),
);

/**
 * The JSON that Save Settings posts, and that a browser with saved settings posts; the domain's parsers read its parts.
 */
const requestSchema = z.lazy(() =>
  z.discriminatedUnion('intent', [saveSchema.unwrap(), syncSchema.unwrap()]),
);

/**
 * Handles a settings save or sync. Validates everything again; an owner, plan or counters sent by a client are never
 * read.
 */
export async function answerSettingsPost(
  json: unknown,
  request: Request,
  context: RequestContext,
  country: CountryCode,
): Promise<{ body: SettingsSyncAnswer; status: number }> {
  try {
    const viewer = await getViewer(request, context);
    if (!viewer) return { body: { outcome: 'sign-in-needed' }, status: 401 };
    const chooseChange = readPost(json, country);
    if (!chooseChange) {
      return { body: { outcome: 'refused', message: settingsTexts.checks.inputs }, status: 400 };
    }
    const change = chooseChange(viewer);
    if (!change) return { body: { outcome: 'disputed' }, status: 200 };
    const { settings: stored, user } = viewer;
    const { db, now } = context;
    const saved = await saveSettings(db, { stored, accountEmail: user.email, ...change, now });
    if (saved.outcome === 'stored') context.publishToUser(user.id, 'settings');
    return { body: saved, status: saved.outcome === 'stored' ? 200 : 422 };
  } catch (error) {
    reportDatabaseAway(context, error);
    return { body: { outcome: 'unreachable' }, status: 503 };
  }
}

function readPost(json: unknown, country: CountryCode): ChooseChange | null {
  const posted = requestSchema.safeParse(json);
  if (!posted.success) return null;
  if (posted.data.intent === 'sync-settings') return parseSync(posted.data);
  const { pictures } = posted.data;
  const changes = parseSettings(posted.data.changes);
  return changes && (() => ({ changes, pictures, country: posted.data.country ?? country }));
}

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
