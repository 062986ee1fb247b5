import type { CountryCode } from '../country/country.ts';
import type { DescribedAnswer } from '../documents/describe-answer.ts';
import type { DocumentKind } from '../documents/kind.ts';
import type { DescribedProblem, EInvoiceDownload } from '../e-invoices/describe-download.ts';
import type { HistoryLine } from '../history/describe-history.ts';
import type { DocumentLanguage } from '../language/document-language.ts';
import type { CurrencyCode } from '../money/currency.ts';
import type { ShownPayment } from '../payments/describe-payments.ts';
import type { ScheduleStep } from '../payments/schedule.ts';
import type { RemindersView } from '../reminders/describe-reminders.ts';
import type { DescribedReview } from '../review/describe-review.ts';
import type { MailLine } from '../sending/describe-mails.ts';

/** What the invoice page shows only to the owner. */
export type OwnersView = {
  id: string;
  kind: DocumentKind;
  /** It may have been given to the client. */
  isIssued: boolean;
  /** A valid invoice was created from this estimate. */
  isInvoiced: boolean;
  /** The token of the link to share; null while sharing is off. */
  link: string | null;
  invoiceNumber: string;
  /** `YYYY-MM-DD`. */
  invoiceDate: string;
  archived: boolean;
  currency: CurrencyCode;
  language: DocumentLanguage;
  /** Minor units; the total and the paid amount. */
  totalMinor: number;
  paidMinor: number;
  clientName: string;
  /** Its client is a saved client, so overpayments become credit for other invoices. */
  hasSavedClient: boolean;
  /** Oldest first, with refunds and reversals. */
  payments: ShownPayment[];
  /** The client's answer to an estimate; null when there is none. */
  answer: DescribedAnswer | null;
  /** The documents it was created from and those created from it: a sentence with a link each. */
  relatives: { id: string; text: string }[];
  /** The client's disputes, one sentence each. */
  disputes: string[];
  /** Its installments; null without a schedule. */
  schedule: ScheduleStep[] | null;
  /** `YYYY-MM-DD`. */
  dueDate: string;
  /** The seller's day, `YYYY-MM-DD`. */
  today: string;
  /** Client activity first, then its history, newest first. */
  history: HistoryLine[];
  /** Earlier versions before corrections, newest first. */
  earlierVersions: { revision: number; text: string }[];
  /** The status of the newest email to each address. */
  mails: MailLine[];
  /** Its upcoming reminders; null when nothing is due any more. */
  reminders: RemindersView | null;
  /** What it lacks by the rules of its country, which is also its form's country. */
  review: DescribedReview;
  /** Its XML, or what is missing to create it. */
  eInvoice: EInvoiceDownload;
  /** Why its PDF has no embedded XML; null when it has. */
  pdfProblem: DescribedProblem | null;
  country: CountryCode;
};
