import { data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import * as z from 'zod';
import {
  parseDocumentCode,
  type Verification,
  type VerificationAnswer,
  type VerifiedBy,
  type VerifiedDocument,
  verify,
  verifyPath,
} from '#app/domain/history/verification.ts';
import { dayInTimeZone } from '#app/domain/zone-days.ts';
import { describePaymentDestinationChange } from '#app/features/history/public.server.ts';
import { publicInvoiceTexts } from '#app/features/public-invoice/texts.ts';
import {
  type FoundDocument,
  getDocumentByCode,
  getDocumentByHash,
} from '#app/features/verify/queries/issue-records.server.ts';
import { verifyTexts } from '#app/features/verify/texts.ts';
import { parseJsonBody } from '#app/http/request/body.server.ts';
import type { Call, RequestContext } from '#app/http/request/request-context.server.ts';
import { orDatabaseAway } from '#app/http/responses/error-responses.server.ts';
import { badRequestResponse } from '#app/http/security/request-filter.server.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { formatMoney } from '#app/i18n/format/money.ts';
import { signSoon } from './sign-records.server.ts';

type Words = Pick<VerifiedDocument, 'timeZone' | 'paymentDestinationChanged'> & {
  productName: string;
  hasFile: boolean;
};

/** Describes a document that was found. */
function describeVerification(
  verification: Verification,
  { productName, timeZone, paymentDestinationChanged, hasFile }: Words,
): VerificationAnswer {
  const { titles, notes } = verifyTexts;
  const day = (at: number) => formatDay(dayInTimeZone(at, timeZone));
  const unchecked = fill(notes.unchecked, { productName });
  switch (verification.outcome) {
    case 'closed':
      return plain('warn', titles.closed, [notes.closed, unchecked]);
    case 'withdrawn':
      return plain('warn', titles.withdrawn, [notes.withdrawn, unchecked]);
    case 'restored': {
      const title = fill(titles.restored, { date: day(verification.at) });
      return plain('warn', title, [notes.restored, unchecked]);
    }
    case 'made': {
      const { business, facts, isCancelled } = verification;
      const note = isCancelled ? notes.cancelled : notes.made;
      return {
        ...plain('warn', fill(titles.made, { business }), [note, unchecked]),
        facts: facts ? describeFacts(facts) : [],
      };
    }
    case 'issued': {
      const { shown, state, newer, isEarlierFile } = verification;
      const isFine =
        state !== 'cancelled' &&
        state !== 'credited' &&
        !newer &&
        !isEarlierFile &&
        !shown.isTakenOver &&
        !paymentDestinationChanged;
      const date = day(shown.issuedAt);
      return {
        tone: isFine ? 'good' : 'warn',
        title: fill(titles.issued, { business: shown.business }),
        facts: [
          { label: verifyTexts.facts.state, value: fill(verifyTexts.states[state], { date }) },
          {
            label: shown.isTakenOver ? verifyTexts.facts.imported : verifyTexts.facts.issued,
            value: date,
          },
          ...describeFacts(shown),
        ],
        notes: [
          ...(state === 'cancelled' || state === 'credited' ? [notes[state]] : []),
          ...(newer ? [fill(notes.superseded, { date: day(newer.issuedAt) })] : []),
          ...(isEarlierFile ? [notes.earlierFile] : []),
          ...(shown.isTakenOver ? [notes.notSigned] : []),
          ...(paymentDestinationChanged && state !== 'cancelled'
            ? [
                `${describePaymentDestinationChange(paymentDestinationChanged)}.`,
                publicInvoiceTexts.paymentDestinationChanged.howToCheck,
              ]
            : []),
          ...(shown.ending && !paymentDestinationChanged ? [notes.bank] : []),
          unchecked,
        ],
        record: hasFile ? shown.jws : null,
      };
    }
    default:
      return verification satisfies never;
  }
}

function describeUnknownCode(): VerificationAnswer {
  return plain('bad', verifyTexts.titles.unknown, [verifyTexts.notes.unknown]);
}

/** Describes the result for a file that isn't ours. */
function describeUnknownFile(): VerificationAnswer {
  return plain('bad', verifyTexts.titles.unknownFile, [verifyTexts.notes.unknownFile]);
}

function plain(
  tone: VerificationAnswer['tone'],
  title: string,
  notes: string[],
): VerificationAnswer {
  return { tone, title, facts: [], notes, record: null };
}

function describeFacts({ number, total, currency, country, ending }: VerifiedDocument['draft']) {
  const { facts } = verifyTexts;
  return [
    { label: facts.number, value: number },
    { label: facts.total, value: formatMoney(total, currency, country) },
    ...(ending ? [{ label: facts.account, value: fill(facts.ending, { ending }) }] : []),
  ];
}

/**
 * Answers `/verify/{code}` with the document's verification data; `/verify` is empty, or redirects to the code's page
 * with `?code=`. An unknown code is a valid answer too: status 200.
 * @throws Response 503 while the database is unreachable
 */
export async function answerVerifyPage({ request, params, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('code');
  const typed = params.code ?? asked;
  if (!typed) return data({ typed: '', answer: null });
  const code = parseDocumentCode(typed);
  if (!code) return data({ typed, answer: describeUnknownCode() });
  if (params.code === undefined) return redirect(verifyPath(code));
  const found = await orDatabaseAway(getDocumentByCode(context.db, code), 'publicInvoice');
  if (!found) return data({ typed, answer: describeUnknownCode() });
  return data({ typed, answer: answerVerified(found, { by: 'code' }, context) });
}

const fileSchema = z.lazy(() => z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }));

/**
 * Identifies a PDF by the SHA-256 of its bytes, which is all that is sent.
 * @throws Response 503 while the database is unreachable
 */
export async function answerVerifyFile({
  request,
  context,
}: Call): Promise<Response | VerificationAnswer> {
  const posted = fileSchema.safeParse(await parseJsonBody(request));
  if (!posted.success) return badRequestResponse();
  const { hash } = posted.data;
  const found = await orDatabaseAway(getDocumentByHash(context.db, hash), 'publicInvoice');
  if (!found) return describeUnknownFile();
  return answerVerified(found, { by: 'file', revision: found.revision }, context);
}

function answerVerified(
  { id, document }: FoundDocument,
  held: VerifiedBy,
  context: RequestContext,
): VerificationAnswer {
  const isUnsigned = document.versions.some((each) => !each.isSigned && !each.isTakenOver);
  if (isUnsigned) signSoon(context, id);
  return describeVerification(verify(document, held), {
    productName: context.config.productName,
    timeZone: document.timeZone,
    paymentDestinationChanged: document.paymentDestinationChanged,
    hasFile: held.by === 'file',
  });
}
