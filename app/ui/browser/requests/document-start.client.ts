import { failureTexts } from '#app/i18n/texts.ts';
import { postCall, refusalIn } from './api-call.client.ts';

/** Loads the initial data of a dialog or section, or the error that keeps it from opening. Never rejects. */
export async function fetchStart<Start>(
  path: string,
  query: Record<string, string> = {},
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

/** Posts a command and returns its route's answer; `unreachable` if no server answered. Never rejects. */
export async function postCommand<Answer extends { outcome: string }>(
  path: string,
  json: unknown,
): Promise<Answer | { outcome: 'unreachable'; message: string }> {
  const { body } = await postCall(path, json);
  if (typeof body === 'object' && body !== null && 'outcome' in body) return body as Answer;
  return {
    outcome: 'unreachable',
    message: refusalIn(body)?.message ?? failureTexts.reasons.networkAway,
  };
}
