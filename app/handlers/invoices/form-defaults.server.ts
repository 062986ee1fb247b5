import { defaultInvoiceNumber } from '#app/domain/invoices/draft.ts';
import { type FormDefaults, formDefaultsOf } from '#app/domain/settings/form-defaults.ts';
import { settingsOfColumns } from '#app/domain/settings/settings-columns.ts';
import type { Viewer } from '#app/http/session/session.server.ts';

/** What a fresh invoice form begins with: the settings as draft text, for a guest the first number alone. */
export function describeFormDefaults(viewer: Viewer | null): FormDefaults {
  if (!viewer) {
    return { invoiceNumber: defaultInvoiceNumber, taxRate: null, template: 'classic' };
  }
  const { settings, user } = viewer;
  return formDefaultsOf(settingsOfColumns(settings, user.email), settings.lastInvoiceNumber);
}

// @covers decisions-4.6
