import { redirect } from '@remix-run/cloudflare';
import { allowanceOf } from '#app/domain/billing/allowance.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { parseStoredFields } from '#app/domain/custom-fields/change-fields.ts';
import type { DocumentKind } from '#app/domain/documents/kind.ts';
import { parseListView } from '#app/domain/invoices/list-view.ts';
import { toColumns } from '#app/domain/lists/columns.ts';
import { parsePageWindow } from '#app/domain/lists/page-window.ts';
import { followConfirmation, noticeOf } from '#app/features/account/public.server.ts';
import { pathsFor } from '#app/http/request/platform.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { sellersTimeZone, sellersToday } from '#app/http/request/today.server.ts';
import { orDatabaseAway } from '#app/http/responses/error-responses.server.ts';
import { requireViewer } from '#app/http/session/guards.server.ts';
import type { Viewer } from '#app/http/session/session.server.ts';
import { plainAmount } from '#app/i18n/format/typed-amount.ts';
import { findInList, listInvoices } from './list-invoices.server.ts';

/**
 * Loads the page of the viewer's list for a URL: the view's parameters, `after` for its start, and `shown` for the
 * number of rows on screen before a reload.
 * @throws if the database is unavailable
 */
export async function getListPage(
  request: Request,
  context: RequestContext,
  viewer: Viewer,
  kind: DocumentKind = 'invoice',
) {
  const parameters = new URL(request.url).searchParams;
  const view = parseListView(parameters, kind, plainAmount);
  const { after, limit } = parsePageWindow(parameters);
  const today = sellersToday(request, context, viewer);
  const page = await listInvoices(context.db, {
    userId: viewer.user.id,
    view,
    today,
    searchedFields: searchedFieldsOf(viewer),
    timeZone: sellersTimeZone(request, viewer),
    now: context.now,
    limit,
    after,
  });
  return { ...page, view, after, today };
}

/** Returns the ids of the custom fields that the viewer's search finds documents by. */
function searchedFieldsOf({ customFields }: Viewer): string[] {
  return parseStoredFields(customFields)
    .filter(({ isSearched, isHidden }) => isSearched && !isHidden)
    .map(({ id }) => id);
}

/**
 * Loads the list's page that contains the invoice named by `highlight`, if the view contains it.
 * @throws a redirect to the page that starts with it, if it is further down; and an error if the database is
 * unavailable
 */
export async function getListPageOfArrival(
  request: Request,
  context: RequestContext,
  viewer: Viewer,
  kind: DocumentKind,
) {
  const page = await getListPage(request, context, viewer, kind);
  const { pathname, searchParams } = new URL(request.url);
  const wanted = searchParams.get('highlight');
  const mayBeFurther = page.after === null && page.next !== null;
  if (!wanted || !mayBeFurther || page.invoices.some(({ id }) => id === wanted)) return page;
  const { view, today } = page;
  const searchedFields = searchedFieldsOf(viewer);
  const question = { userId: viewer.user.id, view, today, searchedFields };
  const after = await findInList(context.db, question, wanted);
  if (after === null) return page;
  searchParams.set('after', after);
  throw redirect(`${pathname}?${searchParams}`);
}

const failure = 'invoices';

/**
 * Loads the list of invoices, or of documents of another kind.
 * @param named the country in the URL; null if there is none, and the business's own country applies
 * @throws a redirect to the sign-in, or away from a confirmation link that was followed; 503 if the database is
 * unavailable
 */
export async function getInvoicesPage(
  request: Request,
  context: RequestContext,
  named: CountryCode | null,
  kind: DocumentKind = 'invoice',
) {
  const viewer = await requireViewer(request, context, failure);
  const country = named ?? viewer.settings.country;
  const confirmation = await orDatabaseAway(
    followConfirmation(request, context, viewer, pathsFor(request, country).invoices),
    failure,
  );
  if (confirmation) throw confirmation;
  const list = await orDatabaseAway(getListPageOfArrival(request, context, viewer, kind), failure);
  return {
    country,
    list: { ...list, invoices: toColumns(list.invoices) },
    allowance: allowanceOf(viewer.settings, context.now),
    renewing: viewer.settings.renewingPlans,
    publicOrigin: context.config.publicOrigin,
    ...getNotice(viewer, list.invoices.length > 0),
  };
}

/** The notice about the account, with the plan that renews in the account it is about. */
function getNotice(
  { user, settings, earlierAccountId, earlierPlan }: Viewer,
  isAnyListed: boolean,
) {
  const hasInvoices = isAnyListed || settings.totalInvoicesCreated > 0;
  const notice = noticeOf(user, { id: earlierAccountId, plan: earlierPlan }, hasInvoices);
  const isAboutEarlier = notice === 'earlier-account' || notice === 'earlier-plan';
  const own = settings.renewingPlans[0]?.plan ?? null;
  return { notice, noticePlan: notice && (isAboutEarlier ? earlierPlan : own) };
}
