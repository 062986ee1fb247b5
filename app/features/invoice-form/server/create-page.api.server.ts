import { data, redirect } from '@remix-run/cloudflare';
import type { CountryCode } from '#app/domain/country/country.ts';
import { draftOfInvoice } from '#app/domain/invoices/draft-of-invoice.ts';
import type { EditBlockReason } from '#app/domain/invoices/status.ts';
import { copyWithCountry, editUnder, formDefaultsOf } from '#app/domain/settings/form-defaults.ts';
import { type PictureAddresses, pictureAddresses } from '#app/domain/settings/picture-address.ts';
import { settingsOfColumns } from '#app/domain/settings/settings-columns.ts';
import { answerAuth, offeredProviders } from '#app/features/account/public.server.ts';
import { describeBilling } from '#app/features/billing/public.server.ts';
import { estimateFormTexts } from '#app/features/estimates/texts.ts';
import type { OpenedInvoice } from '#app/features/invoice-form/ui/start-draft.ts';
import { parseOwnersJson } from '#app/http/request/body.server.ts';
import { nativeCountry, pathsFor } from '#app/http/request/platform.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { sellersTimeZone, sellersToday } from '#app/http/request/today.server.ts';
import { orDatabaseAway } from '#app/http/responses/error-responses.server.ts';
import { redirectWithFlash } from '#app/http/session/flash.server.ts';
import { requireViewer } from '#app/http/session/guards.server.ts';
import { getViewer, type Viewer } from '#app/http/session/session.server.ts';
import {
  describeFormDefaults,
  type FormChoices,
  getFormStart,
  getFormStartWithInvoice,
} from './get-form-start.server.ts';
import { answerFormPost } from './save-request.api.server.ts';

/** What an address of the form names: a saved document, `?clone={id}` or `?edit={id}`, or a new estimate, `?estimate=new`. */
type AskedInvoice = Pick<OpenedInvoice, 'kind' | 'id'>;

/** What the form opens with: a saved invoice, or the number of one that cannot be edited. */
type FormOpening = FormChoices & {
  /** Whose labels and checks fit: the invoice's own. */
  country: CountryCode;
  opened: OpenedInvoice | null;
  closed: { id: string; invoiceNumber: string; bar: EditBlockReason } | null;
  /** The number of the next estimate, where the form is for one. */
  estimateNumber: string | null;
  /** What the preview shows: an edited invoice's own, else the settings'; null for a guest, who has them on the device. */
  pictures: PictureAddresses | null;
};

/** What the address asks for; null for a new invoice. */
export function parseRequestedInvoice({ searchParams }: URL): AskedInvoice | null {
  const [clone, edit] = [searchParams.get('clone'), searchParams.get('edit')];
  if (clone) return { kind: 'clone', id: clone };
  if (edit) return { kind: 'edit', id: edit };
  return searchParams.has('estimate') ? { kind: 'estimate', id: 'new' } : null;
}

/**
 * Reads an invoice to clone or edit with the form's pickers, in one round trip.
 * @param place.country of the address; null where it names none, and every invoice opens in its own
 * @throws Response to the list with a message when the invoice is unknown or another user's, alike; to the form of the
 *   invoice's own country, whose labels and checks are the fitting ones; 503 while the database is away
 */
export async function openInvoice(
  context: RequestContext,
  viewer: Viewer,
  asked: AskedInvoice,
  { country, listPath }: { country: CountryCode | null; listPath: string },
): Promise<FormOpening> {
  const { kind, id } = asked;
  const reading = getFormStartWithInvoice(context.db, viewer.user.id, id);
  const { invoice, nextEstimate, ...choices } = await orDatabaseAway(
    reading,
    kind === 'estimate' ? 'data' : kind,
  );
  if (kind === 'estimate') {
    const rules = country ?? viewer.settings.country;
    const facts = { isArchived: false, isIssued: false, version: 0 };
    return {
      ...choices,
      country: rules,
      pictures: pictureAddresses(viewer.settings),
      closed: null,
      estimateNumber: nextEstimate,
      opened: { kind, id, documentKind: kind, invoiceNumber: nextEstimate, draft: null, ...facts },
    };
  }
  if (!invoice) {
    throw await redirectWithFlash(listPath, 'error', {
      code: 'not-loaded',
      what: kind,
      why: 'invoiceNotFound',
    });
  }
  const { content, schedule, bar, isArchived, isIssued, version } = invoice;
  if (country !== null && content.country !== country) {
    const query = new URLSearchParams({ [kind]: id });
    throw redirect(`/${content.country}/create-invoice?${query}`);
  }
  const { invoiceNumber, country: rules } = content;
  const pictures =
    kind === 'edit'
      ? pictureAddresses({ ...invoice, updatedAt: version }, id)
      : pictureAddresses(viewer.settings);
  const { kind: documentKind } = invoice;
  const estimateNumber = documentKind === 'estimate' ? nextEstimate : null;
  const opening = { ...choices, country: rules, pictures, estimateNumber };
  if (kind === 'edit' && bar) {
    return { ...opening, opened: null, closed: { id, invoiceNumber, bar } };
  }
  const saved = draftOfInvoice(content, viewer.settings.paypalPaymentLink, schedule, documentKind);
  const defaults = formDefaultsOf(settingsOfColumns(viewer.settings, null), null, null, rules);
  const draft =
    kind === 'edit' ? editUnder(saved, defaults) : copyWithCountry(saved, rules, defaults);
  const opened = { kind, id, documentKind, invoiceNumber, draft, isArchived, isIssued, version };
  return { ...opening, opened, closed: null };
}

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
