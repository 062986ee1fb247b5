import type {
  AnswerIssue,
  AnswerOutcome,
  EstimateAnswer,
} from '#app/domain/documents/estimate-answer.ts';
import { dayInTimeZone } from '#app/domain/zone-days.ts';
import { estimateTexts } from '#app/features/estimates/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format/dates.ts';

/** What is wrong with an answer to an estimate, as a sentence under its field. */
export function describeAnswerIssue(
  issue: AnswerIssue,
): Extract<AnswerOutcome, { outcome: 'invalid' }>['issues'] {
  const { noName, tooLong } = estimateTexts.answer;
  return issue === 'no-name' ? { name: noName } : { reason: tooLong };
}

/**
 * A client's answer to an estimate as shown to the owner: a sentence, the drawn signature with its label, and a note
 * when it was restored from a file.
 */
export type DescribedAnswer = {
  text: string;
  signature: { path: string; label: string } | null;
  restored: string | null;
};

/** Describes the answer; null when there is none yet. */
export function describeAnswer(
  answer: EstimateAnswer | null,
  timeZone: string | null,
): DescribedAnswer | null {
  if (!answer) return null;
  const told = estimateTexts.told;
  const { name, reason, signature } = answer;
  const dayOf = (at: number) => formatDay(dayInTimeZone(at, timeZone));
  const date = dayOf(answer.at);
  const { restoredAt } = answer;
  const restored = restoredAt === null ? null : fill(told.restored, { date: dayOf(restoredAt) });
  if (answer.answer === 'accepted') {
    const by = name ?? '';
    return {
      text: fill(told.accepted, { name: by, date }),
      signature: signature ? { path: signature, label: fill(told.signature, { name: by }) } : null,
      restored,
    };
  }
  const text = reason ? fill(told.declinedFor, { date, reason }) : fill(told.declined, { date });
  return { text, signature: null, restored };
}
