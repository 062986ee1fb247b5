import { clientNotFoundMessage } from '#app/domain/client/client-answer.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { readStretch } from '#app/domain/list-stretch.ts';
import { readSearch } from '#app/domain/search-text.ts';
import { listClients } from '#app/services/clients/list-clients.server.ts';
import { type ClientPage, readClientPage } from '#app/services/clients/read-client-page.server.ts';
import { orDatabaseAway } from './database-away.server.ts';
import { redirectWithFlash } from './flash.server.ts';
import { requireViewer } from './guards.server.ts';
import type { RequestContext } from './request-context.server.ts';
import type { Viewer } from './session.server.ts';
import { sellersToday } from './today.server.ts';

/**
 * The stretch of the viewer's clients that an address asks for: `q` what is searched for, `after` where it begins,
 * `shown` how many rows were on screen.
 * @throws when the database cannot be asked
 */
export async function readClientListPage(
  request: Request,
  context: RequestContext,
  viewer: Viewer,
) {
  const parameters = new URL(request.url).searchParams;
  const search = readSearch(parameters);
  const stretch = readStretch(parameters);
  const list = await listClients(context.db, { userId: viewer.user.id, search, ...stretch });
  return { ...list, search, after: stretch.after };
}

/**
 * A client of the signed-in person with the invoices that the address asks for.
 * @throws Response to the sign-in; to the list of clients with a message when the client is unknown, somebody else's,
 *   or cannot be loaded (`invoices.md` section 2, Clients)
 */
export async function openClient(
  request: Request,
  context: RequestContext,
  asked: { clientId: string; country: CountryCode },
): Promise<ClientPage & { today: string; after: string | null }> {
  const failure = 'Error loading client';
  const listPath = `/${asked.country}/clients`;
  try {
    const viewer = await requireViewer(request, context, failure);
    const today = sellersToday(request, context, viewer);
    const { after, limit } = readStretch(new URL(request.url).searchParams);
    const question = { userId: viewer.user.id, clientId: asked.clientId, today, after, limit };
    const page = await orDatabaseAway(readClientPage(context.db, question), failure);
    if (!page) throw await redirectWithFlash(listPath, 'error', clientNotFoundMessage);
    return { ...page, today, after };
  } catch (error) {
    if (!(error instanceof Response && error.status === 503)) throw error;
    throw await redirectWithFlash(listPath, 'error', await error.text());
  }
}
