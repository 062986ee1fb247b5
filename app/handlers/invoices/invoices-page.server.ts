import { allowanceOf } from '#app/domain/billing/allowance.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { followConfirmation } from '#app/handlers/account/confirmation.server.ts';
import { pathsFor } from '#app/http/request/platform.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { orDatabaseAway } from '#app/http/responses/database-away.server.ts';
import { requireViewer } from '#app/http/session/guards.server.ts';
import { readListPageOfArrival } from './list-page.server.ts';

const failure = 'Error loading invoices';

/**
 * What the list of invoices shows.
 * @param named the country of the address; null where it names none, and the business's own rules
 * @throws Response to the sign-in, or away from a confirmation link that was followed; 503 while the database is away
 */
export async function readInvoicesPage(
  request: Request,
  context: RequestContext,
  named: CountryCode | null,
) {
  const viewer = await requireViewer(request, context, failure);
  const country = named ?? viewer.settings.country;
  const confirmation = await orDatabaseAway(
    followConfirmation(request, context, viewer, pathsFor(request, country).invoices),
    failure,
  );
  if (confirmation) throw confirmation;
  return {
    country,
    list: await orDatabaseAway(readListPageOfArrival(request, context, viewer), failure),
    allowance: allowanceOf(viewer.settings, context.now),
    publicOrigin: context.config.publicOrigin,
  };
}
