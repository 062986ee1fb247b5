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
  /** The account's address, used as the business email if none was ever set. */
  accountEmail: string | null;
  /** The fields that were changed in the form, as typed. */
  changes: Partial<SettingsDraft>;
  /** The pictures that were changed, as posted: see `checkPictures`. */
  pictures?: PictureTexts;
  /** The country of the page, whose labels and formats apply. */
  country: CountryCode;
  /** Milliseconds since the epoch. */
  now: number;
};

export type SaveSettingsOutcome =
  | ({ outcome: 'stored' } & StoredSettings)
  | { outcome: 'invalid'; issues: DescribedSettingsIssue[]; toast: string };

/**
 * Saves changed settings in one round trip: validates the stored row with the changes applied, and writes only the
 * changed columns. Registrations are written for the changed countries only, and bank details for the page's country.
 * The plan, its counters and values that an invoice wrote in between don't change.
 * Throws if the database is unreachable; repeating a save is always safe.
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
