import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import { dayInTimeZone, formatDay } from '#app/domain/dates.ts';
import { type CountedEvent, describeClientActivity } from '#app/domain/invoices/client-activity.ts';
import { describeDocument } from '#app/domain/invoices/describe-document.ts';
import type { OwnersView } from '#app/domain/invoices/owners-view.ts';
import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { deriveStatus, type InvoiceStatus } from '#app/domain/invoices/status.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { sellersTimeZone } from '#app/http/request/today.server.ts';
import { orDatabaseAway } from '#app/http/responses/database-away.server.ts';
import { readSessionId, readViewerOrGuest } from '#app/http/session/session.server.ts';
import { fill } from '#app/texts/fill.ts';
import { publicInvoiceTexts } from '#app/texts/public-invoice.ts';
import type { AskingSession } from '#db/queries/invoices/invoice-links.server.ts';
import {
  type LinkedInvoice,
  type OwnedFacts,
  readInvoiceWithEvents,
  readPublicInvoice,
} from '#db/queries/invoices/invoice-rows.server.ts';

/** What a public page is made of; `owner` only for the invoice's owner. */
export type PublicInvoice = {
  /** What names it in its pages' addresses. */
  id: string;
  sheet: InvoiceSheet;
  status: InvoiceStatus;
  /** What a client wants to know first, in words: `Due 21 Nov 2026`, `Paid on 22 Nov 2026`. */
  state: string;
  owner?: OwnersView;
};

/** Anyone with the link may see the invoice, so no search engine may list it. */
export const unlistedHeaders = { 'X-Robots-Tag': 'noindex, nofollow' };

/**
 * Answers a public page with what `show` makes of the invoice; nothing else leaves the server. Without an invoice it is
 * status 404 and the Invoice Not Found screen.
 * @param tellsOwner whether the page tells the owner what the client did; no other user's answer changes by it
 * @throws Response 503 when the database cannot be asked
 */
export async function answerPublicInvoice<Shown>(
  { request, params: { id: key = '' }, context }: LoaderFunctionArgs,
  show: (invoice: PublicInvoice) => Shown,
  { tellsOwner }: { tellsOwner: boolean },
) {
  const session = askingSession(request, context);
  const found = await orDatabaseAway(
    session && tellsOwner
      ? loadWithActivity(key, request, context, session)
      : loadPublicInvoice(key, context, session),
    'publicInvoice',
  );
  const invoice = found && show(found);
  return data({ invoice }, { status: invoice ? 200 : 404 });
}

/** The session that a request names, living or not: its user opens their own invoices without a link. */
export function askingSession(request: Request, { now }: RequestContext): AskingSession | null {
  const id = readSessionId(request);
  return id === null ? null : { id, now };
}

/** Reads an invoice and describes it, in one round trip. */
async function loadPublicInvoice(
  key: string,
  context: RequestContext,
  session: AskingSession | null,
): Promise<PublicInvoice | null> {
  const invoice = await readPublicInvoice(context.db, key, session);
  return invoice && describeInvoice(key, invoice, context);
}

/** The same for a user with a session, beside the question whose it is: the frame asks that anyway. */
async function loadWithActivity(
  key: string,
  request: Request,
  context: RequestContext,
  session: AskingSession,
): Promise<PublicInvoice | null> {
  const [found, viewer] = await Promise.all([
    readInvoiceWithEvents(context.db, key, session),
    readViewerOrGuest(request, context),
  ]);
  if (!found) return null;
  const timeZone = sellersTimeZone(request, viewer);
  return {
    ...describeInvoice(key, found.owned ? { ...found.invoice, timeZone } : found.invoice, context),
    ...(found.owned && {
      owner: describeForOwner(found.invoice, found.owned, found.events, timeZone),
    }),
  };
}

function describeForOwner(
  { content, paidOn }: LinkedInvoice,
  { createdAt, ...owned }: OwnedFacts,
  events: CountedEvent[],
  timeZone: string | null,
): OwnersView {
  const { invoiceNumber, invoiceDate } = content;
  const history = [
    fill(publicInvoiceTexts.history.saved, {
      date: formatDay(dayInTimeZone(createdAt, timeZone)),
    }),
    ...describeClientActivity(events, timeZone),
    ...(paidOn ? [fill(publicInvoiceTexts.history.markedPaid, { date: formatDay(paidOn) })] : []),
  ];
  return { ...owned, invoiceNumber, invoiceDate, history };
}

/** The seller's day decides on due and overdue, wherever the client is (`decisions.md`, Countries). */
function describeInvoice(
  key: string,
  invoice: LinkedInvoice,
  { now }: RequestContext,
): PublicInvoice {
  const today = dayInTimeZone(now, invoice.timeZone);
  const { dueDate } = invoice.content;
  return {
    id: key,
    sheet: describeDocument(invoice),
    status: deriveStatus({ status: invoice.status, dueDate }, today),
    state: describeState(invoice),
  };
}

function describeState({ status, paidOn, content }: LinkedInvoice): string {
  const { state } = publicInvoiceTexts;
  if (status !== 'paid') return fill(state.due, { date: formatDay(content.dueDate) });
  return paidOn ? fill(state.paidOn, { date: formatDay(paidOn) }) : state.paid;
}

// @covers invoices-2.26
