import { underCountry } from '#app/domain/bank/bank-details.ts';
import { isReady } from '#app/domain/cards/card-account.ts';
import { type CountryCode, countryCodes } from '#app/domain/country/country.ts';
import { checkSettings } from '#app/domain/settings/check-settings.ts';
import type { PictureTexts } from '#app/domain/settings/picture.ts';
import type {
  DescribedSettingsIssue,
  StoredSettings,
} from '#app/domain/settings/settings-answer.ts';
import { columnsOfChanges, settingsOfColumns } from '#app/domain/settings/settings-columns.ts';
import type { SettingsDraft } from '#app/domain/settings/settings-draft.ts';
import { registrationFields } from '#app/domain/taxes/registration.ts';
import { registrationsPatch } from '#app/domain/taxes/stored-registrations.ts';
import {
  type UserSettings,
  updateSettings,
} from '#app/features/settings/queries/settings-row.server.ts';
import { describeSettingsIssues } from '#app/features/settings/words/settings-issues.ts';
import type { Database } from '#db/client.server.ts';
import { checkPictures } from './pictures.server.ts';

export type SaveSettings = {
  /** The row as read with the session. */
  stored: UserSettings;
  /** The account's address, which stands in for a business e-mail that was never set. */
  accountEmail: string | null;
  /** The fields that were changed in the form, as typed. */
  changes: Partial<SettingsDraft>;
  /** The pictures that were changed, as posted: see `checkPictures`. */
  pictures?: PictureTexts;
  /** The country of the page: its labels and formats hold. */
  country: CountryCode;
  /** Milliseconds since the epoch. */
  now: number;
};

export type SaveSettingsOutcome =
  | ({ outcome: 'stored' } & StoredSettings)
  | { outcome: 'invalid'; issues: DescribedSettingsIssue[]; toast: string };

/**
 * Saves changed settings: the stored row with the changes on top is checked, and of it the changed columns alone are
 * written, of registrations the answers of the changed countries, the bank's as those of the page's country, in one round trip. Plan, counters and what an invoice wrote back meanwhile stay as they are.
 *
 * Throws when the database cannot be asked; sending the same save again is always safe.
 */
export async function saveSettings(db: Database, save: SaveSettings): Promise<SaveSettingsOutcome> {
  const { stored, accountEmail, changes, pictures = {}, country, now } = save;
  const shown = underCountry(stored, country);
  const before = settingsOfColumns(shown, accountEmail);
  const checked = checkSettings(
    { ...before, ...changes },
    { country, stored: before, takesCards: isReady(stored.cardAccount) },
  );
  const checkedPictures = checkPictures(pictures);
  if (!checked.ok) {
    const { issues, toast } = describeSettingsIssues(checked.issues);
    return { outcome: 'invalid', issues: [...issues, ...checkedPictures.issues], toast };
  }
  const [issue] = checkedPictures.issues;
  if (issue) return { outcome: 'invalid', issues: checkedPictures.issues, toast: issue.message };
  const columns = columnsOfChanges(checked.columns, changes);
  const { taxRegistrations, ...ownColumns } = columns;
  const answered = countryCodes.filter((code) => registrationFields[code] in changes);
  const change = {
    ...ownColumns,
    ...checkedPictures.pictures,
    ...(taxRegistrations !== undefined && {
      registrations: registrationsPatch(taxRegistrations, answered),
    }),
  };
  const { lastNumber } =
    Object.keys(change).length === 0
      ? stored
      : await updateSettings(db, stored, change, now, country);
  const settings = settingsOfColumns({ ...shown, ...columns }, accountEmail);
  return { outcome: 'stored', settings, lastNumber };
}
