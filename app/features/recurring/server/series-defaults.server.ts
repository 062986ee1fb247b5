import { describeFormDefaults } from '#app/features/invoice-form/public.server.ts';
import type { DefaultsOf } from './create-occurrence.server.ts';

/** What a seller's new invoice begins with, whoever makes it. */
export const seriesDefaults: DefaultsOf = (seller, country) =>
  describeFormDefaults(seller, null, country);
