import type { ConsentMirror } from '#app/domain/consent/consent.ts';
import type { CountryCode } from '#app/domain/country/country.ts';

/** What the legal pages say of a deployment; all but the country is configuration. */
export type LegalFacts = {
  country: CountryCode;
  productName: string;
  operatorName: string;
  /** On one line. */
  operatorAddress: string;
  operatorPhone: string | null;
  operatorVatId: string | null;
  supportEmail: string;
  /** The public origin without its scheme. */
  publicHost: string;
  /** Null where visits are not counted. */
  analyticsProvider: string | null;
  /** The stored choice about analytics, as the server knows it; null or absent before the first. */
  storedConsent?: ConsentMirror | null;
};
