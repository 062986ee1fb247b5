import { failureTexts } from '#app/i18n/texts.ts';
import { refusalIn } from './api-call.client.ts';

/** Loads a document dialog's initial data, or the error that keeps it from opening. Never rejects. */
export async function fetchStart<Start>(
  path: string,
  query: Record<string, string>,
): Promise<{ start: Start; failure: null } | { start: null; failure: string }> {
  try {
    const answer = await fetch(`${path}?${new URLSearchParams(query)}`);
    const body: unknown = await answer.json();
    if (answer.ok) return { start: body as Start, failure: null };
    return { start: null, failure: refusalIn(body)?.message ?? failureTexts.reasons.networkAway };
  } catch {
    return { start: null, failure: failureTexts.reasons.networkAway };
  }
}

/** Whether the body is one of our answers. */
export function hasOutcome<Answer extends { outcome: string }>(body: unknown): body is Answer {
  return typeof body === 'object' && body !== null && 'outcome' in body;
}
