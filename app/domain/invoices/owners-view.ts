import type { CountryCode } from '../country/country.ts';
import type { DescribedReview } from '../review/describe-review.ts';

/** What the invoice's owner is told besides, and what their work on it needs. */
export type OwnersView = {
  id: string;
  /** The token of the link to give out; null while sharing is stopped. */
  link: string | null;
  invoiceNumber: string;
  /** `YYYY-MM-DD`. */
  invoiceDate: string;
  archived: boolean;
  /** What happened to it, as sentences: saved, opened, clicked to pay, paid. */
  history: string[];
  /** What it lacks by the rules of its country, which is that of its form. */
  review: DescribedReview;
  country: CountryCode;
};
