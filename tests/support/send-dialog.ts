import type { SendAnswer, SendStart } from '#app/features/sending/words/send-dialog.ts';
import { createTestContext } from './request-context.ts';
import type { openWorld } from './world.ts';

type Visitor = { cookie: string } | undefined;

/** Returns what the Send dialog posts for a seller's invoice. */
export const draftOf = ({ invoiceId }: { invoiceId: string }, over: object = {}) => ({
  intent: 'send',
  kind: 'invoice',
  invoiceId,
  paymentId: null,
  idempotencyKey: crypto.randomUUID(),
  to: 'ann@client.example',
  cc: '',
  wantsCopy: false,
  subject: 'Invoice {number}',
  message: 'Hello {client}',
  attach: true,
  sendAt: '',
  timeZone: 'UTC',
  ...over,
});

/** Opens helpers for the Send dialog's requests at an instant (ms). */
export function openSendDialog(world: Awaited<ReturnType<typeof openWorld>>, now: number) {
  return {
    async post(as: Visitor, json: unknown) {
      const queued: string[] = [];
      const emailQueue = { push: async (ids: readonly string[]) => void queued.push(...ids) };
      const sent = { now, emailQueue, ...(as && { as }) };
      const { status, body, context } = await world.post('/api/invoice-mail', json, sent);
      return { status, body: spaced(body), queued, told: context.told };
    },
    async start(as: Visitor, query: string, emailDailyQuota: number | null = null) {
      const config = { ...createTestContext(world.db).config, emailDailyQuota };
      const sent = { now, config, ...(as && { as }) };
      const { status, body } = await world.get(`/api/invoice-mail?invoice=${query}`, sent);
      return { status, body: body as SendStart };
    },
  };
}

/** Replaces narrow no-break spaces, which only some versions of ICU write in times. */
const spaced = (body: unknown) =>
  JSON.parse(JSON.stringify(body).replaceAll('\u202f', ' ')) as SendAnswer;
