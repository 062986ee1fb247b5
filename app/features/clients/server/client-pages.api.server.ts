import type { CountryCode } from '#app/domain/country/country.ts';
import { parseStoredFields } from '#app/domain/custom-fields/change-fields.ts';
import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import { fieldsOfRecord } from '#app/domain/custom-fields/document-fields.ts';
import { parsePageWindow } from '#app/domain/lists/page-window.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { sellersToday } from '#app/http/request/today.server.ts';
import { orDatabaseAway } from '#app/http/responses/error-responses.server.ts';
import { redirectWithFlash } from '#app/http/session/flash.server.ts';
import { requireViewer } from '#app/http/session/guards.server.ts';
import { type ClientPage, getClientPageView } from './client-views.server.ts';

/**
 * Loads a client of the signed-in user with the page of invoices that the URL asks for.
 * @throws a redirect to the sign-in; or to the list of clients with a message if the client is unknown, another user's,
 * or can't be loaded
 */
export async function openClient(
  request: Request,
  context: RequestContext,
  asked: { clientId: string; country: CountryCode },
): Promise<ClientPage & { customFields: CustomField[]; today: string; after: string | null }> {
  const failure = 'client';
  const listPath = `/${asked.country}/clients`;
  try {
    const viewer = await requireViewer(request, context, failure);
    const today = sellersToday(request, context, viewer);
    const { after, limit } = parsePageWindow(new URL(request.url).searchParams);
    const question = { userId: viewer.user.id, clientId: asked.clientId, today, after, limit };
    const page = await orDatabaseAway(getClientPageView(context.db, question), failure);
    if (!page) throw await redirectWithFlash(listPath, 'error', { code: 'client-not-found' });
    const customFields = fieldsOfRecord(parseStoredFields(viewer.customFields), 'client');
    return { ...page, customFields, today, after };
  } catch (error) {
    if (!(error instanceof Response && error.status === 503)) throw error;
    throw await redirectWithFlash(listPath, 'error', {
      code: 'not-loaded',
      what: failure,
      why: 'databaseAway',
    });
  }
}
