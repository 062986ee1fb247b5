import { underCountry } from '#app/domain/bank/bank-details.ts';
import { isReady } from '#app/domain/cards/card-states.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { defaultInvoiceNumber } from '#app/domain/invoices/draft.ts';
import { type FormDefaults, formDefaultsOf } from '#app/domain/settings/form-defaults.ts';
import { settingsOfColumns } from '#app/domain/settings/settings-columns.ts';
import type { Viewer } from '#app/http/session/session.server.ts';

/**
 * What a fresh invoice form begins with: the settings as draft text, for a guest the first number alone.
 * @param newestNumber the number of the newest invoice, null when there is none
 * @param country of the form: whose bank and registration it begins with
 */
export function describeFormDefaults(
  viewer: Pick<Viewer, 'settings' | 'user'> | null,
  newestNumber: string | null = null,
  country: CountryCode | null = null,
): FormDefaults {
  if (!viewer) {
    return { invoiceNumber: defaultInvoiceNumber, taxRate: null, template: 'classic' };
  }
  const { settings, user } = viewer;
  const page = country ?? settings.country;
  const shown = underCountry(settings, page);
  const typed = settingsOfColumns(shown, user.email);
  const defaults = formDefaultsOf(typed, settings.lastNumber, newestNumber, page);
  return isReady(settings.cardAccount) ? { ...defaults, takesCards: true } : defaults;
}
