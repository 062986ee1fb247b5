import { underCountry } from '#app/domain/bank/bank-details.ts';
import { isReady } from '#app/domain/cards/card-account.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import type { TypedKind } from '#app/domain/documents/kind.ts';
import type { InvoiceContent } from '#app/domain/invoices/content.ts';
import { defaultInvoiceNumber } from '#app/domain/invoices/draft.ts';
import { parsePaymentSchedule } from '#app/domain/invoices/invoice-json.ts';
import type { SavedProduct } from '#app/domain/invoices/save-answer.ts';
import { type EditBlockReason, editBlockReason } from '#app/domain/invoices/status.ts';
import type { DocumentLanguage } from '#app/domain/language/document-language.ts';
import type { OwnLook } from '#app/domain/looks/check-look.ts';
import type { ScheduleStep } from '#app/domain/payments/schedule.ts';
import { describeProduct } from '#app/domain/products/product.ts';
import { type FormDefaults, formDefaultsOf } from '#app/domain/settings/form-defaults.ts';
import { settingsOfColumns } from '#app/domain/settings/settings-columns.ts';
import {
  getFormChoices,
  getFormChoicesWithInvoice,
  type OwnInvoiceRow,
} from '#app/features/invoice-form/queries/form-choices.server.ts';
import { toContent } from '#app/features/invoice-sheet/public.server.ts';
import type { Viewer } from '#app/http/session/session.server.ts';
import type { Database } from '#db/client.server.ts';

/**
 * Returns the defaults of a new invoice form: the settings as draft text, or only the first number for a guest.
 * @param newestNumber the number of the newest invoice; null if there is none
 * @param country the form's country, whose bank details and tax registration apply
 */
export function describeFormDefaults(
  viewer: Pick<Viewer, 'settings' | 'user'> | null,
  newestNumber: string | null = null,
  country: CountryCode | null = null,
): FormDefaults {
  if (!viewer) {
    return { invoiceNumber: defaultInvoiceNumber, taxRate: null, template: 'classic' };
  }
  const { settings, user } = viewer;
  const page = country ?? settings.country;
  const shown = underCountry(settings, page);
  const typed = settingsOfColumns(shown, user.email);
  const defaults = formDefaultsOf(typed, settings.lastNumber, newestNumber, page);
  return isReady(settings.cardAccount) ? { ...defaults, takesCards: true } : defaults;
}

/** The saved clients and products in the form's pickers; texts that aren't stored are empty. */
export type FormChoices = {
  clients: {
    id: string;
    name: string;
    email: string;
    address: string;
    contact: string;
    taxNumber: string;
    reference: string;
    /** ISO 3166 alpha-2; empty if unknown. */
    region: string;
    /** The language of invoices to this client: the client's own, else the one in Settings. */
    language: DocumentLanguage | '';
    /** The code of the client's payment terms, else of those in Settings. */
    paymentTerms: string;
    /** The look of the client's documents; null: the seller's default. */
    lookId: string | null;
    /** The values of custom fields as JSON; absent without any. */
    fields?: string;
  }[];
  /** The seller's looks, oldest first. */
  looks: OwnLook[];
  products: SavedProduct[];
  /** The number of the newest invoice that isn't archived; null if there is none. */
  newestNumber: string | null;
};

/** An owner's saved invoice, to clone or edit. */
type OwnInvoice = {
  kind: TypedKind;
  content: InvoiceContent;
  /** The steps of its payment schedule; empty without one. */
  schedule: ScheduleStep[];
  /** Why it can only be cloned; null if it can be edited. */
  bar: EditBlockReason | null;
  isArchived: boolean;
  /** The client may have received it, so an edit is a correction. */
  isIssued: boolean;
  /** The code of its client's own payment terms; null without any. */
  clientTerms: string | null;
  /** Differs after every change: an edit that began with an older version is refused. */
  version: number;
  /** Its own pictures, which an edit doesn't change. */
  logoId: string | null;
  signatureId: string | null;
};

/** Loads a user's options for the form, both lists sorted by name; one round trip. */
export async function getFormStart(db: Database, userId: string): Promise<FormChoices> {
  return describeChoices(await getFormChoices(db, userId));
}

/**
 * Loads the same with an invoice to clone or edit, null if it is unknown or another user's; one round trip.
 * Throws if the invoice can't be parsed, see `toContent`.
 */
export async function getFormStartWithInvoice(
  db: Database,
  userId: string,
  invoiceId: string,
): Promise<FormChoices & { invoice: OwnInvoice | null; nextEstimate: string }> {
  const { invoice, nextEstimate, ...choices } = await getFormChoicesWithInvoice(
    db,
    userId,
    invoiceId,
  );
  return {
    ...describeChoices(choices),
    nextEstimate,
    invoice: invoice && describeInvoice(invoice),
  };
}

function describeChoices({
  clients,
  products,
  newestNumber,
  looks,
}: Awaited<ReturnType<typeof getFormChoices>>): FormChoices {
  return {
    clients: clients.map(({ fields, ...client }) => ({
      ...client,
      ...(fields && { fields }),
      email: client.email ?? '',
      address: client.address ?? '',
      contact: client.contact ?? '',
      taxNumber: client.taxNumber ?? '',
      reference: client.reference ?? '',
      region: client.region ?? '',
      language: client.language ?? '',
      paymentTerms: client.paymentTerms ?? '',
    })),
    products: products.map(({ id, customId, fields, ...columns }) => ({
      id,
      ...describeProduct(columns),
      ...(customId && { customId }),
      ...(fields && { fields }),
    })),
    newestNumber,
    looks,
  };
}

function describeInvoice(row: OwnInvoiceRow): OwnInvoice {
  const { kind, status, totalMinor, paidMinor, archived, updatedAt, ...about } = row;
  const { logoId, signatureId, isIssued, isInvoiced, clientTerms, schedule, ...columns } = about;
  return {
    kind: kind === 'estimate' ? kind : 'invoice',
    content: toContent(columns),
    schedule: parsePaymentSchedule(schedule) ?? [],
    bar: editBlockReason({ status, totalMinor, paidMinor, isInvoiced }),
    isArchived: archived,
    isIssued,
    clientTerms,
    version: updatedAt,
    logoId,
    signatureId,
  };
}
