import { data } from '@remix-run/cloudflare';
import type { CountryCode } from '#app/domain/country/country.ts';
import { pictureAddresses } from '#app/domain/settings/picture-address.ts';
import { answerAuth, offeredProviders } from '#app/features/account/public.server.ts';
import { describeBilling } from '#app/features/billing/public.server.ts';
import { estimateFormTexts } from '#app/features/estimates/texts.ts';
import { parseOwnersJson } from '#app/http/request/body.server.ts';
import { nativeCountry, pathsFor } from '#app/http/request/platform.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { sellersTimeZone, sellersToday } from '#app/http/request/today.server.ts';
import { orDatabaseAway } from '#app/http/responses/error-responses.server.ts';
import { requireViewer } from '#app/http/session/guards.server.ts';
import { getViewer, type Viewer } from '#app/http/session/session.server.ts';
import { describeFormDefaults, type FormChoices, getFormStart } from './get-form-start.server.ts';
import { openInvoice, parseRequestedInvoice } from './opened-invoice.server.ts';
import { answerFormPost } from './save-request.api.server.ts';

/**
 * What the invoice form begins with: new, or with the saved invoice that the address names.
 * @param country of the address; null where it names none: a saved invoice brings its own then
 * @throws Response to the sign-in where a saved invoice is asked for or `mustSignIn`; what `openInvoice` throws; 503 while
 *   the database is away
 */
export async function getCreatePage(
  request: Request,
  context: RequestContext,
  country: CountryCode | null,
  { mustSignIn = false } = {},
) {
  const asked = parseRequestedInvoice(new URL(request.url));
  const viewer =
    asked || mustSignIn
      ? await requireViewer(request, context, asked?.kind === 'estimate' ? 'data' : asked?.kind)
      : await orDatabaseAway(getViewer(request, context), 'settings');
  const rules = country ?? (await nativeCountry(request, context));
  const { newestNumber, estimateNumber, ...opening } =
    viewer && asked
      ? await openInvoice(context, viewer, asked, {
          country,
          listPath: pathsFor(request, rules).invoices,
        })
      : {
          ...(await getChoices(context, viewer)),
          opened: null,
          closed: null,
          estimateNumber: null,
          pictures: viewer && pictureAddresses(viewer.settings),
        };
  return {
    country: rules,
    today: sellersToday(request, context, viewer),
    isDayKnown: sellersTimeZone(request, viewer) !== null,
    userId: viewer?.user.id ?? null,
    defaults: {
      ...describeFormDefaults(viewer, newestNumber, 'country' in opening ? opening.country : rules),
      ...(estimateNumber !== null && { invoiceNumber: estimateNumber, numberAfterJump: null }),
    },
    providers: viewer ? [] : offeredProviders({ request, context }),
    billing: viewer && describeBilling(viewer, context, rules),
    isFirst: !asked && !viewer?.settings.totalInvoicesCreated,
    ...opening,
    ...(opening.opened?.documentKind === 'estimate' && {
      pageName: estimateFormTexts[opening.opened.kind === 'edit' ? 'edit' : 'create'],
    }),
  };
}

/** Answers what the page posts: the form itself JSON, the sign-in dialog over it its fields. */
export async function answerCreatePage(
  request: Request,
  context: RequestContext,
  country: CountryCode,
) {
  const type = request.headers.get('Content-Type') ?? '';
  if (type.startsWith('application/x-www-form-urlencoded'))
    return answerAuth(request, context, country);
  const json = await parseOwnersJson(request, context);
  const { body, status } = await answerFormPost(json, request, context, country);
  return data(body, { status });
}

function getChoices({ db }: RequestContext, viewer: Viewer | null): Promise<FormChoices> {
  if (!viewer) return Promise.resolve({ clients: [], products: [], newestNumber: null });
  return orDatabaseAway(getFormStart(db, viewer.user.id), 'data');
}
