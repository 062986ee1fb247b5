import { z } from 'zod';
import { countryCodes } from '#app/domain/country/country.ts';
import { settingsMessages } from '#app/domain/settings/check-settings.ts';
import { mergeLocalSettings } from '#app/domain/settings/merge-local.ts';
import { pictureAddresses } from '#app/domain/settings/picture-address.ts';
import { readWholeSettings } from '#app/domain/settings/read-settings.ts';
import type { SettingsSyncAnswer } from '#app/domain/settings/settings-answer.ts';
import { settingsOfColumns } from '#app/domain/settings/settings-columns.ts';
import { changedSettings } from '#app/domain/settings/settings-draft.ts';
import { saveSettings } from '#app/services/settings/save-settings.server.ts';
import { isDatabaseUnavailable } from '#db/client.server.ts';
import type { RequestContext } from './request-context.server.ts';
import { readViewer } from './session.server.ts';

const requestShape = z.object({
  intent: z.literal('sync-settings'),
  settings: z.unknown(),
  pictures: z.object({ logo: z.string().nullable(), signature: z.string().nullable() }),
  country: z.enum(countryCodes),
});

/**
 * Gives an account what a browser kept for its guest, wherever the guest signed in: what the account never set is filled,
 * under the same checks as any save. Where both say something else nothing is written.
 */
export async function answerSettingsSync(
  json: unknown,
  request: Request,
  context: RequestContext,
): Promise<{ body: SettingsSyncAnswer; status: number }> {
  const posted = requestShape.safeParse(json);
  const kept = posted.success ? readWholeSettings(posted.data.settings) : null;
  if (!posted.success || !kept) {
    return { body: { outcome: 'refused', message: settingsMessages.other }, status: 400 };
  }
  try {
    const viewer = await readViewer(request, context);
    if (!viewer) return { body: { outcome: 'sign-in-needed' }, status: 401 };
    const { settings: stored, user } = viewer;
    const { pictures: local, country } = posted.data;
    const settings = settingsOfColumns(stored, user.email);
    const pictures = pictureAddresses(stored);
    const merged = mergeLocalSettings(
      { settings: kept, pictures: local },
      { settings, pictures, email: user.email },
    );
    if (!merged.isUndisputed) return { body: { outcome: 'disputed' }, status: 200 };
    const saved = await saveSettings(context.db, {
      stored,
      accountEmail: user.email,
      changes: changedSettings(merged.settings, settings),
      pictures: merged.pictures,
      country,
      now: context.now,
    });
    if (saved.outcome === 'stored') context.tellUser(user.id, 'settings');
    return { body: saved, status: saved.outcome === 'stored' ? 200 : 422 };
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    context.reportError(error);
    return { body: { outcome: 'unreachable' }, status: 503 };
  }
}
