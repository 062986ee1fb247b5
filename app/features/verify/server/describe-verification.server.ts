import type {
  Verification,
  VerificationAnswer,
  VerifiedDocument,
} from '#app/domain/history/verification.ts';
import { dayInTimeZone } from '#app/domain/zone-days.ts';
import { describeMoneyElsewhere } from '#app/features/history/public.server.ts';
import { publicInvoiceTexts } from '#app/features/public-invoice/texts.ts';
import { verifyTexts } from '#app/features/verify/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format/dates.ts';
import { formatMoney } from '#app/i18n/format/money.ts';

type Words = Pick<VerifiedDocument, 'timeZone' | 'moneyElsewhere'> & {
  productName: string;
  hasFile: boolean;
};

/** Describes a document that was found. */
export function describeVerification(
  verification: Verification,
  { productName, timeZone, moneyElsewhere, hasFile }: Words,
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
        !moneyElsewhere;
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
          ...(moneyElsewhere && state !== 'cancelled'
            ? [
                `${describeMoneyElsewhere(moneyElsewhere)}.`,
                publicInvoiceTexts.moneyElsewhere.howToCheck,
              ]
            : []),
          ...(shown.ending && !moneyElsewhere ? [notes.bank] : []),
          unchecked,
        ],
        record: hasFile ? shown.jws : null,
      };
    }
    default:
      return verification satisfies never;
  }
}

export function describeUnknownCode(): VerificationAnswer {
  return plain('bad', verifyTexts.titles.unknown, [verifyTexts.notes.unknown]);
}

/** Describes the result for a file that isn't ours. */
export function describeUnknownFile(): VerificationAnswer {
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
