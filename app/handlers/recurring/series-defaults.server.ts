import { describeFormDefaults } from '#app/handlers/invoices/form-defaults.server.ts';
import type { DefaultsOf } from '#app/services/recurring/make-occurrence.server.ts';

/** What a seller's new invoice begins with, whoever makes it. */
export const seriesDefaults: DefaultsOf = (seller, country) =>
  describeFormDefaults(seller, null, country);
