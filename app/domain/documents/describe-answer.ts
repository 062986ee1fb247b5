import { estimateTexts } from '#app/texts/estimates.ts';
import { fill } from '#app/texts/fill.ts';
import { formatDay } from '../dates.ts';
import { dayInTimeZone } from '../zone-days.ts';
import type { EstimateAnswer } from './estimate-answer.ts';

/** What a client answered to an estimate, as its owner is told: a sentence, and what was drawn with a name for it. */
export type DescribedAnswer = { text: string; signature: { path: string; label: string } | null };

/** Null where nothing was answered yet. */
export function describeAnswer(
  answer: EstimateAnswer | null,
  timeZone: string | null,
): DescribedAnswer | null {
  if (!answer) return null;
  const { told } = estimateTexts;
  const { name, reason, signature } = answer;
  const date = formatDay(dayInTimeZone(answer.at, timeZone));
  if (answer.answer === 'accepted') {
    const by = name ?? '';
    return {
      text: fill(told.accepted, { name: by, date }),
      signature: signature ? { path: signature, label: fill(told.signature, { name: by }) } : null,
    };
  }
  const text = reason ? fill(told.declinedFor, { date, reason }) : fill(told.declined, { date });
  return { text, signature: null };
}
