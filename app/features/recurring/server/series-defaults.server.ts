import { describeFormDefaults } from '#app/features/invoice-form/public.server.ts';
import type { DefaultsOf } from './create-occurrence.server.ts';

/** Returns the defaults of a seller's new invoice, the same for jobs and for requests. */
export const seriesDefaults: DefaultsOf = (seller, country) =>
  describeFormDefaults(seller, null, country);
