import type { Letter } from './mailbox.ts';

/** What may become of a letter, as the mail service tells of it. */
export const toldStates = [
  ...['delivered', 'deferred', 'bounced', 'rejected', 'failed', 'complained'],
] as const;
export type ToldState = (typeof toldStates)[number];

/** What the service's queue would bring of a letter (Cloudflare Email Service, event subscriptions). */
export function describeEvent(
  letter: Pick<Letter, 'id' | 'to' | 'from' | 'subject'>,
  state: ToldState,
) {
  const sender = typeof letter.from === 'string' ? letter.from : letter.from.email;
  return {
    type: `cf.email.sending.message.${state}`,
    source: { type: 'email.sending', domain: sender.split('@').at(-1) },
    payload: {
      ...{ eventId: crypto.randomUUID(), messageId: letter.id, sender, recipient: letter.to },
      ...{ subject: letter.subject, terminal: state !== 'deferred' },
      ...(state === 'bounced' && { bounce: { type: 'hard', reason: '550 5.1.1 User unknown' } }),
      ...(state === 'rejected' && { rejection: { reason: 'suppressed' } }),
    },
    metadata: { eventSchemaVersion: 1, eventTimestamp: new Date().toISOString() },
  };
}

/** Tells the product; whether it took it. */
export async function tellOfLetter(
  eventsUrl: string | null,
  letter: Letter,
  state: ToldState,
): Promise<boolean> {
  if (!eventsUrl) return false;
  const answer = await fetch(eventsUrl, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' }, redirect: 'manual' },
    body: JSON.stringify(describeEvent(letter, state)),
  }).catch(() => null);
  return answer?.ok ?? false;
}
