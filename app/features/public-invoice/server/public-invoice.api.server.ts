import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { parseEstimateAnswer } from '#app/domain/documents/estimate-answer.ts';
import { withVerifyUrl } from '#app/domain/history/verification.ts';
import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { deriveStatus, type InvoiceStatus, isOwed } from '#app/domain/invoices/status.ts';
import { isLanguageCode, type LanguageCode } from '#app/domain/language/languages.ts';
import { ownAccent } from '#app/domain/looks/look.ts';
import { receiptNumber } from '#app/domain/payments/stored-entry.ts';
import { reviewFacts } from '#app/domain/review/review-facts.ts';
import { dayInTimeZone } from '#app/domain/zone-days.ts';
import {
  type DescribedCardPayment,
  describeCardPayment,
} from '#app/features/cards/public.server.ts';
import { describeClientActivity } from '#app/features/clients/public.server.ts';
import { describeDeliveries } from '#app/features/deliveries/public.server.ts';
import {
  describeDownload,
  describePdfProblem,
  type EInvoiceDownload,
} from '#app/features/e-invoices/public.server.ts';
import { describeAnswer } from '#app/features/estimates/public.server.ts';
import { describeHistory, describeVersionName } from '#app/features/history/public.server.ts';
import {
  type DescribableInvoice,
  type DocumentWorking,
  describeDocument,
  describeDocumentWorking,
  describeSheet,
  type LinkedInvoice,
  type OwnedFacts,
  serveInvoice,
  serveInvoiceWithEvents,
} from '#app/features/invoice-sheet/public.server.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { describeDisputes, describePayments } from '#app/features/payments/public.server.ts';
import type { VisitorSession } from '#app/features/public-invoice/queries/invoice-links.server.ts';
import {
  type AskedSum,
  describeAsked,
  describeClosed,
  describeRelative,
  describeState,
  titleOf,
} from '#app/features/public-invoice/words/describe-state.ts';
import { describeReminders } from '#app/features/reminders/public.server.ts';
import { describeReview } from '#app/features/review/public.server.ts';
import { describeEmails } from '#app/features/sending/public.server.ts';
import { signSoon } from '#app/features/verify/public.server.ts';
import { chosenLanguage } from '#app/http/request/language.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { sellersTimeZone } from '#app/http/request/today.server.ts';
import { orDatabaseAway } from '#app/http/responses/error-responses.server.ts';
import { getSessionId, getViewerOrGuest } from '#app/http/session/session.server.ts';
import { currentCldr } from '#app/i18n/current-cldr.ts';
import { currentLanguage, setCurrentLanguage } from '#app/i18n/current-language.ts';
import { fill } from '#app/i18n/fill.ts';
import type { OwnersView } from '../words/owners-view.ts';
import { warnOfPayment, warnOfRestored } from './page-warnings.server.ts';

type Money = Omit<AskedSum, 'asksMinor'> & DescribedCardPayment;

/** The data of a public page; `owner` is present only for the invoice's owner. */
export type PublicInvoice = Money & {
  /** The receipts of its payments, each with the n of its address. */
  receipts: { n: number; number: string }[];
  /** The key in the addresses of its pages. */
  id: string;
  /** The language of the seller's own sentences. */
  writtenIn: string;
  /** In the document's language, or the page's. */
  sheet: InvoiceSheet;
  status: InvoiceStatus;
  /** For example `Invoice INV-001`; the title, total and state are in the page's language. */
  title: string;
  /** The page's name in the page's language, if the document isn't an invoice. */
  pageName?: string;
  /** The most important fact for a client, in words: `Due 21 Nov 2026`, `Paid on 22 Nov 2026`. */
  state: string;
  /** Asks the client to check the payment details, or who answered an estimate. */
  warning?: { title: string; text: string } | null;
  /** Why there is nothing to pay; null if there is. */
  closed: { title: string; text: string } | null;
  /** Returns the breakdown of the figures, in the document's language. */
  showWorking: () => DocumentWorking;
  /** Returns its XML download. */
  showEInvoice: () => EInvoiceDownload;
  /** For an estimate that its client can answer: the version shown. */
  answerable?: number;
  owner?: OwnersView;
};

type Page = 'view' | 'pay';
type ServedInvoice = NonNullable<Awaited<ReturnType<typeof serveInvoiceWithEvents>>>;
type PageCall = Pick<LoaderFunctionArgs, 'request' | 'params' | 'context'>;
type FoundInvoice = PublicInvoice & { language?: LanguageCode | undefined };

/** Anyone with the link may see the invoice, so search engines must not list it. */
export const unlistedHeaders = { 'X-Robots-Tag': 'noindex, nofollow' };

/**
 * Answers a public page with what `show` returns for the invoice; nothing else leaves the server. Without an invoice,
 * answers 404 with the Invoice Not Found screen. `language` is set if the page uses the invoice's language instead of
 * the visitor's: each browser bundle contains one language, so entering and leaving the page loads a document.
 * @param page `view` shows the document as sent, and shows the owner the client's activity; `pay` shows everyone how to
 * pay, in the page's language
 * @throws Response 503 while the database is unreachable
 */
export async function answerPublicInvoice<Shown>(
  asked: LoaderFunctionArgs,
  show: (invoice: PublicInvoice) => Shown,
  page: Page,
) {
  const session = visitorSession(asked.request, asked.context);
  const found = await orDatabaseAway(
    session && page === 'view'
      ? loadWithActivity(asked, session)
      : loadPublicInvoice(asked, page, session),
    'publicInvoice',
  );
  if (!found) return data({ invoice: null }, { status: 404 });
  const { language, pageName, ...invoice } = found;
  return data({ invoice: show(invoice), language, pageName }, { status: 200 });
}

/** Returns the accent of the seller's look, for the page around the sheet; nothing for the product's own. */
export function withAccent({ look }: InvoiceSheet): { accent?: string } {
  const accent = ownAccent(look);
  return accent ? { accent } : {};
}

/** Returns the session id of a request, valid or not: its user can open their own invoices without a link. */
export function visitorSession(request: Request, { now }: RequestContext): VisitorSession | null {
  const id = getSessionId(request);
  return id === null ? null : { id, now };
}

/** Returns the callback that signs issued documents. */
export function signing(context: RequestContext) {
  return { onIssued: (invoiceId: string) => signSoon(context, invoiceId) };
}

/**
 * Switches the page to the invoice's language for visitors who chose none, since the seller wrote to them in it. The
 * owner's page stays in the owner's language.
 * @returns whether the page uses the invoice's language, and that language if the page would otherwise be in another
 * one
 */
function speakAs(
  { language }: InvoiceSheet,
  isOwn: boolean,
  request: Request,
): { isSpoken: boolean; language?: LanguageCode } {
  const isSpoken = !isOwn && chosenLanguage(request) === null;
  if (!isSpoken || !isLanguageCode(language) || language === currentLanguage()) return { isSpoken };
  setCurrentLanguage(language);
  return { isSpoken, language };
}

async function loadPublicInvoice(
  asked: PageCall,
  page: Page,
  session: VisitorSession | null,
): Promise<FoundInvoice | null> {
  const { db, now } = asked.context;
  const invoice = await serveInvoice(db, {
    key: asked.params.id ?? '',
    session,
    now,
    ...signing(asked.context),
  });
  return invoice && describeInvoice(invoice, asked, page);
}

/** The same for a user with a session; loads the user in parallel, which the frame needs anyway. */
async function loadWithActivity(
  asked: PageCall,
  session: VisitorSession,
): Promise<FoundInvoice | null> {
  const { request, context } = asked;
  const [found, viewer] = await Promise.all([
    serveInvoiceWithEvents(context.db, asked.params.id ?? '', { ...session, ...signing(context) }),
    getViewerOrGuest(request, context),
  ]);
  if (!found) return null;
  const timeZone = sellersTimeZone(request, viewer);
  const invoice = found.owned ? { ...found.invoice, timeZone } : found.invoice;
  return {
    ...describeInvoice(invoice, asked, 'view'),
    ...(found.owned && {
      owner: describeForOwner(found, found.owned, {
        timeZone,
        now: context.now,
        today: dayInTimeZone(context.now, timeZone),
      }),
    }),
  };
}

function describeForOwner(
  {
    invoice,
    events,
    history,
    versions,
    entries,
    refunds,
    disputes,
    emails,
    reminders,
    relatives,
    deliveries,
  }: ServedInvoice,
  owned: OwnedFacts,
  { timeZone, today, now }: { timeZone: string | null; today: string; now: number },
): OwnersView {
  const { content, totals, paidMinor } = invoice;
  const { invoiceNumber, invoiceDate, country, currency, language, clientName } = content;
  const around = { country, currency, timeZone, refunds, disputes };
  const done = describeClientActivity(events, timeZone).map((text) => ({ text, changes: [] }));
  return {
    ...owned,
    invoiceNumber,
    invoiceDate,
    country,
    currency,
    language,
    today,
    clientName,
    kind: invoice.kind,
    isIssued: invoice.revision !== null,
    isInvoiced: relatives.some(
      (related) =>
        invoice.kind === 'estimate' && related.kind === 'invoice' && related.status !== 'void',
    ),
    totalMinor: totals.total,
    paidMinor,
    payments: describePayments(entries, around),
    answer: describeAnswer(parseEstimateAnswer(owned.answer), timeZone),
    relatives: relatives.map((related) => describeRelative(related, around)),
    deliveries: describeDeliveries(deliveries),
    disputes: describeDisputes(around),
    schedule: invoice.schedule,
    dueDate: content.dueDate,
    history: [...done, ...describeHistory(history, { invoiceNumber, country, currency, timeZone })],
    earlierVersions: versions.slice(1).map(({ revision, issuedAt }) => ({
      revision,
      text: describeVersionName(revision, issuedAt, timeZone),
    })),
    emails: describeEmails(emails, { invoiceNumber, timeZone }),
    reminders:
      invoice.kind === 'invoice' && reminders
        ? describeReminders(reminders.facts, reminders, now)
        : null,
    review: describeReview(reviewFacts(content, totals), today),
    eInvoice: describeDownload(invoice),
    pdfProblem: describePdfProblem(invoice),
  };
}

/** Due and overdue depend on the seller's day, wherever the client is. */
function describeInvoice(
  stored: LinkedInvoice,
  { request, params: { id = '' }, context }: PageCall,
  page: Page,
): FoundInvoice {
  const { content } = stored;
  const { dueDate } = content;
  const isForAll = new URL(request.url).searchParams.has('all');
  const { asksMinor } = describeAsked(stored, { isForAll });
  const invoice = {
    ...stored,
    isInProgress: isOwed(stored.status) && stored.card === 'under-way',
    ...(asksMinor !== null && { asksMinor }),
  };
  const own = describeDocument(withVerifyUrl(invoice, context.config.publicOrigin));
  const { isSpoken, language } = speakAs(own, invoice.isOwn, request);
  // Described again, now that the page's language is set.
  const { asksMinor: _, ...asked } = describeAsked(stored, { isForAll });
  const today = dayInTimeZone(context.now, invoice.timeZone);
  const status = deriveStatus({ ...invoice, dueDate }, today);
  const { revision } = invoice;
  return {
    id,
    language,
    writtenIn: own.language,
    sheet: page === 'view' || isSpoken ? own : describeForPage(invoice, own),
    status,
    ...(status === 'open' && !invoice.isOwn && revision !== null && { answerable: revision }),
    title: fill(titleOf(invoice.kind), { number: content.invoiceNumber }),
    ...(invoice.kind !== 'invoice' && { pageName: documentTexts.kinds[invoice.kind].name }),
    receipts: invoice.receipts.map((n) => ({
      n,
      number: receiptNumber(content.invoiceNumber, n),
    })),
    ...asked,
    state: describeState(invoice),
    ...describeCardPayment(invoice),
    warning: warnOfRestored(invoice) ?? warnOfPayment(invoice),
    closed: describeClosed(invoice),
    showWorking: () => describeDocumentWorking(content),
    showEInvoice: () => describeDownload(invoice),
  };
}

/** Describes the sheet in the page's language, except for the seller's own sentences. */
function describeForPage(
  invoice: LinkedInvoice & DescribableInvoice,
  { paymentNotes }: InvoiceSheet,
): InvoiceSheet {
  return { ...describeSheet(invoice, documentTexts, currentCldr()), paymentNotes };
}
