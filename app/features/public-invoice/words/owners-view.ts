import type { CountryCode } from '#app/domain/country/country.ts';
import type { DocumentKind } from '#app/domain/documents/kind.ts';
import type { DocumentLanguage } from '#app/domain/language/document-language.ts';
import type { CurrencyCode } from '#app/domain/money/money.ts';
import type { ScheduleStep } from '#app/domain/payments/schedule.ts';
import type { ShownDelivery } from '#app/features/deliveries/public.words.ts';
import type { DescribedProblem, EInvoiceDownload } from '#app/features/e-invoices/public.words.ts';
import type { DescribedAnswer } from '#app/features/estimates/public.words.ts';
import type { HistoryLine } from '#app/features/history/public.words.ts';
import type { ShownPayment } from '#app/features/payments/public.words.ts';
import type { RemindersView } from '#app/features/reminders/public.words.ts';
import type { DescribedReview } from '#app/features/review/public.words.ts';
import type { EmailListItem } from '#app/features/sending/public.words.ts';

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
  /** Its delivery notes, oldest first. */
  deliveries: ShownDelivery[];
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
  emails: EmailListItem[];
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
