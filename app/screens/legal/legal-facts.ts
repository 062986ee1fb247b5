import type { CountryCode } from '#app/domain/country/country.ts';

/** What the legal pages say of a deployment; all but the country is configuration. */
export type LegalFacts = {
  country: CountryCode;
  productName: string;
  operatorName: string;
  operatorAddress: string;
  supportEmail: string;
};
