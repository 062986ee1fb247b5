import type { CountryCode } from '#app/domain/country/country.ts';
import type { DocumentKind } from '#app/domain/documents/kind.ts';
import type { DocumentLanguage } from '#app/domain/language/document-language.ts';
import type { CurrencyCode } from '#app/domain/money/currency.ts';
import type { ScheduleStep } from '#app/domain/payments/schedule.ts';
import type { DescribedProblem, EInvoiceDownload } from '#app/features/e-invoices/public.words.ts';
import type { DescribedAnswer } from '#app/features/estimates/public.words.ts';
import type { HistoryLine } from '#app/features/history/public.words.ts';
import type { ShownPayment } from '#app/features/payments/public.words.ts';
import type { RemindersView } from '#app/features/reminders/public.words.ts';
import type { DescribedReview } from '#app/features/review/public.words.ts';
import type { MailLine } from '#app/features/sending/public.words.ts';

/** What the invoice's owner is told besides, and what their work on it needs. */
export type OwnersView = {
  id: string;
  kind: DocumentKind;
  /** Its client may have it. */
  isIssued: boolean;
  /** An invoice that holds was made of this estimate. */
  isInvoiced: boolean;
  /** The token of the link to give out; null while sharing is stopped. */
  link: string | null;
  invoiceNumber: string;
  /** `YYYY-MM-DD`. */
  invoiceDate: string;
  archived: boolean;
  currency: CurrencyCode;
  /** In which its document is. */
  language: DocumentLanguage;
  /** Minor units, and what of it was paid. */
  totalMinor: number;
  paidMinor: number;
  clientName: string;
  /** Its client is one of the owner's saved clients: what is paid too much is credit that other invoices can use. */
  hasSavedClient: boolean;
  /** Oldest first, with what became of them. */
  payments: ShownPayment[];
  /** What its client answered to an estimate; null where nothing was. */
  answer: DescribedAnswer | null;
  /** What it was made from, and what was made from it: a sentence with a link each. */
  relatives: { id: string; text: string }[];
  /** What its client disputes, a sentence each. */
  disputes: string[];
  /** In which steps it is to be paid; null where it has no schedule. */
  schedule: ScheduleStep[] | null;
  /** `YYYY-MM-DD`. */
  dueDate: string;
  /** The seller's day, `YYYY-MM-DD`. */
  today: string;
  /** What the client did with it, then its life, newest first. */
  history: HistoryLine[];
  /** What it said before its corrections, newest first. */
  earlierVersions: { revision: number; text: string }[];
  /** What became of the newest mail to each address. */
  mails: MailLine[];
  /** What comes next of its reminders; null where it asks for no money any more. */
  reminders: RemindersView | null;
  /** What it lacks by the rules of its country, which is that of its form. */
  review: DescribedReview;
  /** Its XML, or what is missing for that. */
  eInvoice: EInvoiceDownload;
  /** Why its PDF has no XML inside; null where it has. */
  pdfProblem: DescribedProblem | null;
  country: CountryCode;
};
