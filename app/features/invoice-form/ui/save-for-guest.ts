import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import {
  businessProfileDefaults,
  retainedPaymentDetails,
} from '#app/domain/settings/business-profile-defaults.ts';
import { settleSettings } from '#app/domain/settings/settings-columns.ts';
import { freshSettings } from '#app/domain/settings/settings-draft.ts';
import { saveFirstInvoice } from '#app/features/settings/public.ts';

/** Keeps what a guest's complete invoice tells for the next one on this device. */
export function saveForGuest(content: InvoiceContent): void {
  const { country, template } = content;
  const columns = {
    ...businessProfileDefaults(content),
    ...retainedPaymentDetails(content),
    template,
  };
  saveFirstInvoice(window.localStorage, settleSettings(freshSettings(country), columns));
}
