import { redirect } from '@remix-run/cloudflare';
import { noticeOf } from '#app/domain/account/account-notice.ts';
import { allowanceOf } from '#app/domain/billing/allowance.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { DocumentKind } from '#app/domain/documents/kind.ts';
import { parseListView } from '#app/domain/invoices/list-view.ts';
import { parsePageWindow } from '#app/domain/lists/page-window.ts';
import { followConfirmation } from '#app/features/account/public.server.ts';
import { pathsFor } from '#app/http/request/platform.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { sellersTimeZone, sellersToday } from '#app/http/request/today.server.ts';
import { orDatabaseAway } from '#app/http/responses/database-away.server.ts';
import { requireViewer } from '#app/http/session/guards.server.ts';
import type { Viewer } from '#app/http/session/session.server.ts';
import { findInList, listInvoices } from './list-invoices.server.ts';

/**
 * The page of the viewer's list that an address asks for: the view's parameters, `after` where it begins, `shown`
 * how many rows were on screen before a reload.
 * @throws when the database cannot be asked
 */
export async function getListPage(
  request: Request,
  context: RequestContext,
  viewer: Viewer,
  kind: DocumentKind = 'invoice',
) {
  const parameters = new URL(request.url).searchParams;
  const view = parseListView(parameters, kind);
  const { after, limit } = parsePageWindow(parameters);
  const today = sellersToday(request, context, viewer);
  const page = await listInvoices(context.db, {
    userId: viewer.user.id,
    view,
    today,
    timeZone: sellersTimeZone(request, viewer),
    now: context.now,
    limit,
    after,
  });
  return { ...page, view, after, today };
}

/**
 * The list's page with the invoice that `highlight` names, when the view shows it at all.
 * @throws Response to the page that begins with it, when it is further down; and when the database cannot be asked
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
  const after = await findInList(context.db, { userId: viewer.user.id, view, today }, wanted);
  if (after === null) return page;
  searchParams.set('after', after);
  throw redirect(`${pathname}?${searchParams}`);
}

const failure = 'invoices';

/**
 * What the list of invoices, or of documents of another kind, shows.
 * @param named the country of the address; null where it names none, and the business's own rules
 * @throws Response to the sign-in, or away from a confirmation link that was followed; 503 while the database is away
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
    list,
    allowance: allowanceOf(viewer.settings, context.now),
    renewing: viewer.settings.renewingPlans,
    publicOrigin: context.config.publicOrigin,
    ...getNotice(viewer, list.invoices.length > 0),
  };
}

/** What is to be said about the account, with the plan that renews in the account that it is about. */
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
