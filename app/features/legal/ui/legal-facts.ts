import type { ConsentMirror } from '#app/domain/consent/analytics.ts';
import type { CountryCode } from '#app/domain/country/country.ts';

/** The deployment's data in legal pages; everything except the country is configuration. */
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
  /** Null if there are no analytics. */
  analyticsProvider: string | null;
  /** The stored analytics choice as the server knows it; null or absent before the first choice. */
  storedConsent?: ConsentMirror | null;
};
