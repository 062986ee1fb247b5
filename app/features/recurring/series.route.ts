import * as z from 'zod';
import type { CountryCode } from '#app/domain/country/country.ts';
import { addMonths } from '#app/domain/dates.ts';
import { draftLanguage } from '#app/domain/invoices/draft.ts';
import { withoutDeposits } from '#app/domain/invoices/draft-deposits.ts';
import { draftOfInvoice } from '#app/domain/invoices/draft-of-invoice.ts';
import { parseDraft } from '#app/domain/invoices/parse-draft.ts';
import { parseJson } from '#app/domain/json.ts';
import {
  parseSchedule,
  type SeriesAnswer,
  type SeriesStart,
} from '#app/domain/recurring/schedule-form.ts';
import {
  intervalUnits,
  nextOnMonthDay,
  nextToChange,
  proposedMonthDay,
} from '#app/domain/recurring/series.ts';
import { getFormStartWithInvoice } from '#app/features/invoice-form/public.server.ts';
import { getSeries } from '#app/features/recurring/queries/series.server.ts';
import {
  type SeriesDescription,
  startSeries,
  updateSeriesState,
} from '#app/features/recurring/server/change-series.server.ts';
import { seriesDefaults } from '#app/features/recurring/server/create-occurrence.server.ts';
import { recurringTexts } from '#app/features/recurring/texts.ts';
import { parseOwnersJson, unreadableForm } from '#app/http/request/body.server.ts';
import type { Call, RequestContext } from '#app/http/request/request-context.server.ts';
import { sellersToday } from '#app/http/request/today.server.ts';
import { apiAnswer, notFoundResponse } from '#app/http/responses/error-responses.server.ts';
import { withUser, withViewer } from '#app/http/responses/with-user.server.ts';
import type { Viewer } from '#app/http/session/session.server.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';

const text = (most: number) => z.string().max(most);
const typedSchema = z.object({
  anchor: text(10),
  unit: z.enum(intervalUnits),
  every: text(10),
  monthDay: z.nullish(z.int().min(1).max(31)),
  ends: z.enum(['never', 'after', 'on']),
  endCount: text(10),
  endDay: text(10),
  paymentTerms: text(20),
  sends: z.boolean(),
  notes: text(20_000),
  secondNotes: text(20_000),
  lines: z
    .array(
      z.object({
        description: text(5000),
        secondDescription: text(5000),
        quantity: text(100),
        unitPrice: text(100),
      }),
    )
    .min(1)
    .max(500),
});
// Derived from the dialog's key, its id is a UUID without a version.
const ofSeries = { id: z.guid(), version: z.int() };
const postSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('start'), key: z.uuid(), sourceId: z.uuid(), typed: typedSchema }),
  z.object({ kind: z.literal('change'), ...ofSeries, typed: typedSchema }),
  z.object({ kind: z.literal('skip'), ...ofSeries, n: z.int().min(1) }),
  z.object({ kind: z.enum(['pause', 'resume', 'end', 'confirm']), ...ofSeries }),
]);
type Posted = z.infer<typeof postSchema>;
type Answer = { body: SeriesAnswer; status: number };

/**
 * Answers with the dialog's initial data: `GET /api/series?invoice={id}` to repeat an invoice, `?series={id}` to change
 * a series.
 */
export function loader({ request, context }: Call): Promise<Response> {
  return withViewer({ request, context }, async (viewer) => {
    const asked = new URL(request.url).searchParams;
    const today = sellersToday(request, context, viewer);
    const start = asked.has('series')
      ? await parseChange(context, viewer, asked.get('series') ?? '', today)
      : await getStart(context, viewer, asked.get('invoice') ?? '', today);
    return start ? apiAnswer(start) : notFoundResponse();
  });
}

async function getStart(
  { db }: RequestContext,
  { user, settings }: Viewer,
  invoiceId: string,
  today: string,
): Promise<SeriesStart | null> {
  const { invoice } = await getFormStartWithInvoice(db, user.id, invoiceId);
  if (invoice?.kind !== 'invoice') return null;
  const { content, schedule, clientTerms } = invoice;
  const saved = draftOfInvoice(content, settings.paypalPaymentLink, schedule);
  const draft = {
    ...saved,
    paymentTerms: clientTerms ?? (saved.paymentTerms || (settings.paymentTerms ?? '')),
    items: withoutDeposits(saved.items),
  };
  const monthDay = proposedMonthDay(content.invoiceDate);
  const next = nextOnMonthDay(`${addMonths(content.invoiceDate, 1).slice(0, 7)}-01`, monthDay);
  return {
    name: content.invoiceNumber,
    country: content.country,
    language: content.language,
    typed: parseSchedule(draft, next > today ? { day: next, monthDay } : { day: today }),
    from: 1,
    today,
    version: null,
    changed: null,
  };
}

async function parseChange(
  { db }: RequestContext,
  { user }: Viewer,
  id: string,
  today: string,
): Promise<SeriesStart | null> {
  const found = await getSeries(db, user.id, id);
  if (!found || found.row.state === 'ended') return null;
  const { row } = found;
  const country = row.country as CountryCode;
  const draft = parseDraft(parseJson(row.draft), { country, today, newId: () => 'item' });
  if (!draft) throw new Error('A recurring invoice has no draft');
  const { anchor, firstN, unit, every, monthDay, endCount, endDay, state, nextN } = row;
  const { day } = nextToChange(row, today);
  return {
    name: row.clientName,
    country,
    language: draftLanguage(draft, country, currentLanguage()),
    today,
    typed: parseSchedule(draft, { day, stored: row }),
    from: nextN,
    version: row.updatedAt,
    changed: { anchor, firstN, unit, every, monthDay, endCount, endDay, state, nextN },
  };
}

/** Performs an action on a series; idempotent. */
export async function action({ request, context }: Call): Promise<Response> {
  const json = await parseOwnersJson(request, context);
  const { body, status } = await withUser(request, context, async (_, viewer) => {
    const posted = postSchema.safeParse(json);
    if (!posted.success) return { body: unreadableForm(), status: 400 };
    const { now } = context;
    const today = sellersToday(request, context, viewer);
    const said = { seller: viewer, at: { now, today, defaultsOf: seriesDefaults } };
    const answer = await carryOut(posted.data, context, said);
    if (answer.body.outcome === 'saved') context.publishToUser(viewer.user.id, 'invoices');
    return answer;
  });
  return Response.json(body, { status });
}

async function carryOut(
  posted: Posted,
  { db }: RequestContext,
  said: SeriesDescription,
): Promise<Answer> {
  const { refusals } = recurringTexts;
  if (posted.kind === 'start') {
    const started = await startSeries(db, posted, said);
    switch (started.outcome) {
      case 'started':
        return { body: { ...started, outcome: 'saved' }, status: 200 };
      case 'invalid':
        return { body: started, status: 422 };
      case 'full':
        return refuse(refusals.full);
      case 'unknown':
        return { body: { outcome: 'not-found' }, status: 404 };
    }
  }
  const { id, version, ...press } = posted;
  const pressed = await updateSeriesState(db, { id, version }, press, said);
  switch (pressed.outcome) {
    case 'changed':
      return { body: { outcome: 'saved', id, day: pressed.next?.day ?? null }, status: 200 };
    case 'invalid':
      return { body: pressed, status: 422 };
    case 'unknown':
      return { body: { outcome: 'not-found' }, status: 404 };
    case 'ended':
    case 'newer':
      return refuse(refusals[pressed.outcome], 409);
  }
}

const refuse = (message: string, status = 422): Answer => ({
  body: { outcome: 'refused', message },
  status,
});
