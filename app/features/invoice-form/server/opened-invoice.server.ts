import { redirect } from '@remix-run/cloudflare';
import type { CountryCode } from '#app/domain/country/country.ts';
import { draftOfInvoice } from '#app/domain/invoices/draft-of-invoice.ts';
import type { EditBlockReason } from '#app/domain/invoices/status.ts';
import { copyUnder, editUnder, formDefaultsOf } from '#app/domain/settings/form-defaults.ts';
import { type PictureAddresses, pictureAddresses } from '#app/domain/settings/picture-address.ts';
import { settingsOfColumns } from '#app/domain/settings/settings-columns.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { orDatabaseAway } from '#app/http/responses/error-responses.server.ts';
import { redirectWithFlash } from '#app/http/session/flash.server.ts';
import type { Viewer } from '#app/http/session/session.server.ts';
import type { OpenedInvoice } from '../ui/start-draft.ts';
import { type FormChoices, getFormStartWithInvoice } from './get-form-start.server.ts';

/** What an address of the form names: a saved document, `?clone={id}` or `?edit={id}`, or a new estimate, `?estimate=new`. */
export type AskedInvoice = Pick<OpenedInvoice, 'kind' | 'id'>;

/** What the form opens with: a saved invoice, or the number of one that cannot be edited. */
export type FormOpening = FormChoices & {
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
  const draft = kind === 'edit' ? editUnder(saved, defaults) : copyUnder(saved, rules, defaults);
  const opened = { kind, id, documentKind, invoiceNumber, draft, isArchived, isIssued, version };
  return { ...opening, opened, closed: null };
}
