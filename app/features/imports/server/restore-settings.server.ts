import type { InvoiceLotAnswer } from '#app/domain/import/import-answer.ts';
import type { PictureTexts } from '#app/domain/settings/picture.ts';
import type { SettingsDraft } from '#app/domain/settings/settings-draft.ts';
import { saveSettings, type UserSettings } from '#app/features/settings/public.server.ts';
import type { Database } from '#db/client.server.ts';

/**
 * Restores the settings of an export with their pictures if the account has no business details yet, by the rules of
 * the form; errors are reported and nothing is saved. Idempotent.
 */
export async function restoreSettings(
  db: Database,
  order: {
    viewer: { settings: UserSettings; user: { email: string | null } };
    changes: Partial<SettingsDraft>;
    /** As posted, see `checkPictures`. */
    pictures: PictureTexts;
    now: number;
  },
): Promise<InvoiceLotAnswer> {
  const { viewer, changes, pictures, now } = order;
  const { settings: stored, user } = viewer;
  const answer = (added: number, broken: InvoiceLotAnswer['broken'] = []): InvoiceLotAnswer => ({
    outcome: 'imported',
    added,
    there: 1 - added - broken.length,
    leftOut: 0,
    stopped: null,
    broken,
  });
  if (stored.businessName) return answer(0);
  const country = changes.country ?? stored.country;
  const saved = await saveSettings(db, {
    stored,
    accountEmail: user.email,
    changes,
    pictures,
    country,
    now,
  });
  if (saved.outcome === 'stored') return answer(1);
  const [issue] = saved.issues;
  return answer(0, [{ row: 0, number: '', message: issue?.message ?? saved.toast }]);
}
