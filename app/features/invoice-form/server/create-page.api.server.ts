import { data, redirect } from '@remix-run/cloudflare';
import type { CountryCode } from '#app/domain/country/country.ts';
import { parseStoredFields } from '#app/domain/custom-fields/change-fields.ts';
import { draftOfInvoice } from '#app/domain/invoices/draft-of-invoice.ts';
import type { EditBlockReason } from '#app/domain/invoices/status.ts';
import { documentLook } from '#app/domain/looks/check-look.ts';
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

/**
 * What the form's address refers to: a saved document, `?clone={id}` or `?edit={id}`, or a new estimate,
 * `?estimate=new`.
 */
type AskedInvoice = Pick<OpenedInvoice, 'kind' | 'id'>;

/** The data of the form: the document that it opens, or `closed` for one that can't be edited. */
type FormOpening = FormChoices & {
  /** The country whose labels and checks apply: the invoice's own. */
  country: CountryCode;
  opened: OpenedInvoice | null;
  closed: { id: string; invoiceNumber: string; bar: EditBlockReason } | null;
  /** The number of the next estimate, if the form is for an estimate. */
  estimateNumber: string | null;
  /**
   * The preview's pictures: an edited invoice's own, else those in Settings; null for a guest, who has them on the
   * device.
   */
  pictures: PictureAddresses | null;
};

/** Parses what the address refers to; null for a new invoice. */
export function parseRequestedInvoice({ searchParams }: URL): AskedInvoice | null {
  const [clone, edit] = [searchParams.get('clone'), searchParams.get('edit')];
  if (clone) return { kind: 'clone', id: clone };
  if (edit) return { kind: 'edit', id: edit };
  return searchParams.has('estimate') ? { kind: 'estimate', id: 'new' } : null;
}

/**
 * Loads the form's pickers with an invoice to clone or edit, in one round trip.
 * @param place.country from the address; null if it has none: then every invoice opens in its own country
 * @throws Response a redirect to the list, with a message, if the invoice is unknown or another user's; a redirect to
 * the form in the invoice's own country, whose labels and checks apply; 503 while the database is unreachable
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
 * Returns the form's initial data: for a new invoice, or for the saved one that the address refers to.
 * @param country from the address; null if it has none: then a saved invoice opens in its own country
 * @throws Response a redirect to sign-in for guests who request a saved invoice, or if `mustSignIn` is set; what
 * `openInvoice` throws; 503 while the database is unreachable
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
  const customFields = parseStoredFields(viewer?.customFields);
  const defaultLook = opening.looks.find(({ isDefault }) => isDefault);
  return {
    country: rules,
    today: sellersToday(request, context, viewer),
    isDayKnown: sellersTimeZone(request, viewer) !== null,
    userId: viewer?.user.id ?? null,
    defaults: {
      ...describeFormDefaults(viewer, newestNumber, 'country' in opening ? opening.country : rules),
      ...(defaultLook && documentLook(defaultLook)),
      ...(customFields.length > 0 && { customFields }),
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

/** Handles the page's posts: JSON from the form, form fields from the sign-in dialog above it. */
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
  if (!viewer) return Promise.resolve({ clients: [], products: [], looks: [], newestNumber: null });
  return orDatabaseAway(getFormStart(db, viewer.user.id), 'data');
}
