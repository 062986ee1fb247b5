import * as z from 'zod';
import { allowanceOf } from '#app/domain/billing/allowance.ts';
import { parseStoredFields } from '#app/domain/custom-fields/change-fields.ts';
import { documentKinds } from '#app/domain/documents/kind.ts';
import {
  exportedEntrySchema,
  sentDocumentSchema,
  sentEmailCopySchema,
  sentSeriesSchema,
} from '#app/domain/import/exported-records.ts';
import {
  type ImportPreviewData,
  type InvoiceLotAnswer,
  importSources,
  type LotAnswer,
} from '#app/domain/import/import-answer.ts';
import { maxCellLength, maxPerBatch } from '#app/domain/import/import-lots.ts';
import { importedInvoiceSchema } from '#app/domain/import/imported-invoice.ts';
import { placeholderLabels } from '#app/domain/sending/email-template.ts';
import { parseSettings } from '#app/domain/settings/parse-settings.ts';
import { unitCodes } from '#app/domain/taxes/units.ts';
import { clientTextSchema } from '#app/features/clients/public.server.ts';
import { importInvoices } from '#app/features/imports/server/import-invoices.server.ts';
import {
  importClients,
  importNewProducts,
  previewImport,
} from '#app/features/imports/server/import-records.server.ts';
import { restoreDocuments } from '#app/features/imports/server/restore-export.server.ts';
import {
  restoreEntries,
  restoreSeries,
} from '#app/features/imports/server/restore-records.server.ts';
import {
  restoreEmailCopy,
  restoreSettings,
} from '#app/features/imports/server/restore-settings.server.ts';
import { sellerContent } from '#app/features/imports/server/seller-content.server.ts';
import { importTexts } from '#app/features/imports/texts.ts';
import { describeFormDefaults } from '#app/features/invoice-form/public.server.ts';
import { seriesDefaults } from '#app/features/recurring/public.server.ts';
import { parseOwnersJson, unreadableForm } from '#app/http/request/body.server.ts';
import type { Call, RequestContext } from '#app/http/request/request-context.server.ts';
import { sellersToday } from '#app/http/request/today.server.ts';
import { withUser } from '#app/http/responses/with-user.server.ts';
import type { Viewer } from '#app/http/session/session.server.ts';

const text = z.string().max(maxCellLength);

/** The JSON that the import posts: first a lookup, then batch by batch. */
const postSchema = z.lazy(() =>
  z.discriminatedUnion('intent', [
    z.object({
      intent: z.literal('look'),
      source: z.enum(importSources).nullable(),
      invoices: z
        .array(
          z.object({
            kind: z.enum(documentKinds),
            number: text,
            date: text,
            currency: text,
            totalMinor: z.int(),
          }),
        )
        .max(maxPerBatch.looked),
      clients: z.array(z.object({ name: text, email: text })).max(maxPerBatch.looked),
      products: z.array(text).max(maxPerBatch.looked),
    }),
    z.object({
      intent: z.literal('invoices'),
      source: z.enum(importSources),
      invoices: z.array(importedInvoiceSchema).min(1).max(maxPerBatch.invoices),
    }),
    z.object({
      intent: z.literal('settings'),
      settings: z.tuple([
        z.looseObject({
          logo: z.string().optional(),
          signature: z.string().optional(),
          looks: z.array(z.unknown()).optional(),
          customFields: z.array(z.unknown()).optional(),
        }),
      ]),
    }),
    z.object({
      intent: z.literal('words'),
      words: z.array(sentEmailCopySchema).min(1).max(maxPerBatch.words),
    }),
    z.object({
      intent: z.literal('documents'),
      documents: z.array(sentDocumentSchema).min(1).max(maxPerBatch.documents),
    }),
    z.object({
      intent: z.literal('entries'),
      entries: z.array(exportedEntrySchema).min(1).max(maxPerBatch.linkedEntries),
    }),
    z.object({
      intent: z.literal('series'),
      series: z.array(sentSeriesSchema).min(1).max(maxPerBatch.series),
    }),
    z.object({
      intent: z.literal('clients'),
      isExport: z.boolean().default(false),
      clients: z.array(clientTextSchema).min(1).max(maxPerBatch.clients),
    }),
    z.object({
      intent: z.literal('products'),
      products: z
        .array(
          z.object({
            name: text,
            unitPrice: text,
            taxRate: text,
            customId: text,
            unit: z.enum(['', ...unitCodes]),
            /** JSON, see `parseFieldValues`; only of an export. */
            fields: z.string().max(100_000).optional(),
          }),
        )
        .min(1)
        .max(maxPerBatch.products),
    }),
  ]),
);
type Posted = z.infer<typeof postSchema>;
type Body =
  | ImportPreviewData
  | InvoiceLotAnswer
  | LotAnswer
  | { outcome: 'refused'; message: string };
type Answer = { body: Body; status: number };

/** Handles the import page's posts: looks up whether records exist, or imports a batch. Idempotent. */
export async function action({ request, context }: Call): Promise<Response> {
  const json = await parseOwnersJson(request, context);
  const { body, status } = await withUser<Body>(request, context, async (_, viewer) => {
    const posted = postSchema.safeParse(json);
    if (!posted.success) return { body: unreadableForm(), status: 400 };
    return carryOut(posted.data, viewer, { request, context });
  });
  return Response.json(body, { status });
}

async function carryOut(
  posted: Posted,
  viewer: Viewer,
  { request, context }: Pick<Call, 'request' | 'context'>,
): Promise<Answer> {
  const { db, now } = context;
  const { settings, user } = viewer;
  const userId = user.id;
  switch (posted.intent) {
    case 'look': {
      const look = await previewImport(db, userId, posted);
      const { remaining } = allowanceOf(settings, now);
      return { body: { ...look, remaining }, status: 200 };
    }
    case 'invoices': {
      const { source, invoices } = posted;
      const defaults = describeFormDefaults(viewer, null, settings.country);
      const seller = sellerContent(defaults, settings.country);
      if (!seller) return refuse(importTexts.incomplete.text);
      const today = sellersToday(request, context, viewer);
      const done = await importInvoices(db, { settings, seller, source, invoices, today, now });
      return tell(done, context, userId, ['invoices', 'clients']);
    }
    case 'settings': {
      const [{ logo, signature, looks = [], customFields = [], ...fields }] = posted.settings;
      const changes = parseSettings(fields);
      if (!changes) return { body: unreadableForm(), status: 400 };
      const done = await restoreSettings(db, {
        viewer,
        changes,
        pictures: { logo, signature },
        looks,
        customFields,
        now,
      });
      return tell(done, context, userId, ['settings']);
    }
    case 'words': {
      const labels = placeholderLabels(parseStoredFields(viewer.customFields));
      const done = await restoreEmailCopy(db, { userId, words: posted.words, labels, now });
      return tell(done, context, userId, ['settings']);
    }
    case 'documents': {
      const done = await restoreDocuments(db, { settings, documents: posted.documents, now });
      return tell(done, context, userId, ['invoices']);
    }
    case 'entries': {
      const today = sellersToday(request, context, viewer);
      const done = await restoreEntries(db, { userId, entries: posted.entries, today, now });
      return tell(done, context, userId, ['invoices']);
    }
    case 'series': {
      const at = { now, today: sellersToday(request, context, viewer), defaultsOf: seriesDefaults };
      const done = await restoreSeries(db, posted.series, { seller: viewer, at });
      return tell(done, context, userId, ['invoices']);
    }
    case 'clients': {
      const { clients, isExport } = posted;
      const done = await importClients(db, { userId, clients, isExport, now });
      return tell(done, context, userId, ['clients']);
    }
    case 'products': {
      const done = await importNewProducts(db, { userId, products: posted.products, now });
      return done
        ? tell(done, context, userId, ['products'])
        : { body: unreadableForm(), status: 400 };
    }
    default:
      return posted satisfies never;
  }
}

/** Returns the response and notifies other open pages of what was added. */
function tell(
  body: InvoiceLotAnswer | LotAnswer,
  context: RequestContext,
  userId: string,
  news: readonly ('invoices' | 'clients' | 'products' | 'settings')[],
): Answer {
  if (body.added > 0) for (const each of news) context.publishToUser(userId, each);
  return { body, status: 200 };
}

const refuse = (message: string): Answer => ({
  body: { outcome: 'refused', message },
  status: 422,
});
