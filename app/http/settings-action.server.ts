import { z } from 'zod';
import { type CountryCode, countryCodes } from '#app/domain/country/country.ts';
import { settingsMessages } from '#app/domain/settings/check-settings.ts';
import { readSettings } from '#app/domain/settings/read-settings.ts';
import type { SettingsAnswer } from '#app/domain/settings/settings-answer.ts';
import { saveSettings } from '#app/services/settings/save-settings.server.ts';
import { isDatabaseUnavailable } from '#db/client.server.ts';
import type { RequestContext } from './request-context.server.ts';
import { readViewer } from './session.server.ts';

/** What Save Settings posts, as JSON; the changed fields are read by the domain's own reader. */
const requestShape = z.object({
  intent: z.literal('save-settings'),
  changes: z.unknown(),
  pictures: z.object({ logo: z.string().nullish(), signature: z.string().nullish() }).optional(),
  // Settings that a browser kept are saved for the country in which they were typed, wherever their owner signed in.
  country: z.enum(countryCodes).optional(),
});

/**
 * Answers a settings save. Everything typed is checked again here; owner, plan and counters that a client sends are never
 * read.
 */
export async function answerSettingsPost(
  json: unknown,
  request: Request,
  context: RequestContext,
  country: CountryCode,
): Promise<{ body: SettingsAnswer; status: number }> {
  const posted = requestShape.safeParse(json);
  const changes = posted.success ? readSettings(posted.data.changes) : null;
  if (!posted.success || !changes) {
    return { body: { outcome: 'refused', message: settingsMessages.other }, status: 400 };
  }
  try {
    const viewer = await readViewer(request, context);
    if (!viewer) return { body: { outcome: 'sign-in-needed' }, status: 401 };
    const { settings: stored, user } = viewer;
    const { db, now } = context;
    const { pictures } = posted.data;
    const saved = await saveSettings(db, {
      stored,
      accountEmail: user.email,
      changes,
      pictures,
      country: posted.data.country ?? country,
      now,
    });
    if (saved.outcome === 'stored') context.tellUser(user.id, 'settings');
    return { body: saved, status: saved.outcome === 'stored' ? 200 : 422 };
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    context.reportError(error);
    return { body: { outcome: 'unreachable' }, status: 503 };
  }
}
