import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { withVerifyUrl } from '#app/domain/history/verification.ts';
import { dayInTimeZone } from '#app/domain/zone-days.ts';
import { getIssuedVersion } from '#app/features/history/queries/document-history.server.ts';
import { historyTexts } from '#app/features/history/texts.ts';
import { describeVersionName } from '#app/features/history/words/describe-history.ts';
import {
  describeDocument,
  describeDocumentWorking,
} from '#app/features/invoice-sheet/public.server.ts';
import { documentTexts } from '#app/features/invoice-sheet/texts.ts';
import { visitorSession } from '#app/features/public-invoice/public.server.ts';
import { orDatabaseAway } from '#app/http/responses/error-responses.server.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format/dates.ts';

const revisionSchema = /^[1-9]\d{0,8}$/;

/**
 * Returns an invoice as it was issued or corrected, only to its owner.
 * @returns null for anyone else, and for a version that doesn't exist
 * @throws Response 503 if the database is unavailable
 */
export async function answerIssuedVersion({ request, params, context }: LoaderFunctionArgs) {
  const { id = '', revision = '' } = params;
  const session = visitorSession(request, context);
  const found =
    session &&
    revisionSchema.test(revision) &&
    (await orDatabaseAway(
      getIssuedVersion(context.db, id, { revision: Number(revision), session }),
      'publicInvoice',
    ));
  if (!found) return null;
  const { invoice, replacedAt, issuedAt, timeZone } = found;
  const { content } = invoice;
  const name = describeVersionName(found.revision, issuedAt, timeZone);
  const replacedOn = replacedAt === null ? null : formatDay(dayInTimeZone(replacedAt, timeZone));
  return {
    id,
    title: `${fill(documentTexts.title, { number: content.invoiceNumber })}: ${name}`,
    about:
      replacedOn === null
        ? historyTexts.versionNow
        : fill(historyTexts.versionReplaced, { date: replacedOn }),
    toNewest: historyTexts.toNewest,
    sheet: describeDocument(withVerifyUrl(invoice, context.config.publicOrigin)),
    working: describeDocumentWorking(content),
  };
}
