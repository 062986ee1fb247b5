import * as z from 'zod/mini';
import { postCall, refusalIn } from '#app/ui/browser/requests/api-call.client.ts';

/**
 * The URL to continue at, null if there is none; or why it failed, as a message and a code, which is null if the
 * network failed.
 */
export type CardAnswer =
  | { outcome: 'done'; url: string | null }
  | { outcome: 'refused'; refusal: { message: string; code: string } | null };

const answerSchema = z.object({ url: z.nullable(z.url({ protocol: /^https?$/ })) });

/** Posts a request about card payments. Never rejects. */
export async function callCards(
  call: 'connect-stripe' | 'disconnect-stripe' | 'card-payment',
  body: object,
): Promise<CardAnswer> {
  const answer = await postCall(`/api/${call}`, body);
  const read = answerSchema.safeParse(answer.body);
  if (answer.status === 200 && read.success) return { outcome: 'done', url: read.data.url };
  return { outcome: 'refused', refusal: refusalIn(answer.body) };
}
