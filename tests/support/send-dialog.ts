import {
  action as answerSend,
  loader as answerSendStart,
} from '#app/features/sending/invoice-email.route.ts';
import type { SendAnswer, SendStart } from '#app/features/sending/words/send-dialog.ts';
import { createTestContext, jsonPost, testOrigin } from './request-context.ts';
import type { createSender } from './sending-harness.ts';
import type { TestDatabase } from './test-database.ts';

type Seller = Awaited<ReturnType<typeof createSender>>;

/** Returns what the Send dialog posts for a seller's invoice. */
export const draftOf = ({ invoiceId }: Pick<Seller, 'invoiceId'>, over: object = {}) => ({
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
export function openSendDialog(database: TestDatabase, now: number) {
  async function post(cookie: string, body: unknown) {
    const queued: string[] = [];
    const emailQueue = { push: async (ids: readonly string[]) => void queued.push(...ids) };
    const context = createTestContext(database.open(), { now, emailQueue });
    const request = jsonPost('/api/invoice-mail', body, cookie);
    const answer = await answerSend({ request, context });
    return {
      status: answer.status,
      body: spaced(await answer.json()),
      queued,
      told: context.told,
    };
  }

  async function start(
    cookie: string,
    invoiceId: string,
    {
      about = '',
      emailDailyQuota = null,
    }: { about?: string; emailDailyQuota?: number | null } = {},
  ) {
    const request = new Request(`${testOrigin}/api/invoice-mail?invoice=${invoiceId}${about}`, {
      headers: { Cookie: cookie },
    });
    const context = createTestContext(database.open(), { now });
    Object.assign(context.config, { emailDailyQuota });
    const answer = await answerSendStart({ request, context });
    return { status: answer.status, body: (await answer.json()) as SendStart };
  }
  return { post, start };
}

/** Replaces narrow no-break spaces, which only some versions of ICU write in times. */
const spaced = (body: unknown) =>
  JSON.parse(JSON.stringify(body).replaceAll('\u202f', ' ')) as SendAnswer;
