import { addDays } from '#app/domain/dates.ts';
import { reportedStates } from '#tests/fakes/mailbox-events.ts';
import { newVisitor } from '#tests/support/visitor.ts';
import type { Document } from '../rows.ts';
import {
  acknowledge,
  anyDocument,
  anySeller,
  isInvoice,
  onDocument,
  post,
  type Scene,
  type Step,
  send,
  today,
} from '../scene.ts';
import type { Seller } from '../seller.ts';
import { productOrigin } from '../world.ts';

/** Steps with emails: sent, planned, cancelled, sent again, opened, bounced, unsubscribed. */
export const emailSteps: Step[] = [
  { name: 'send a document', weight: 8, act: onDocument(() => true, sendDocument) },
  { name: 'send an email again or cancel it', weight: 3, act: againOrCancel },
  { name: 'a recipient opens or unsubscribes', weight: 3, act: recipient },
  { name: 'the email service reports', weight: 5, act: report },
  { name: 'change automatic emails', weight: 3, act: automatic },
  { name: 'send a reminder now', weight: 2, act: onDocument(isInvoice, remindNow) },
];

async function sendDocument(scene: Scene, row: Document, seller: Seller): Promise<void> {
  const { dice, rows, world } = scene;
  const paid = dice.pick(
    rows.entries.filter(({ invoiceId, kind }) => invoiceId === row.id && kind === 'payment'),
  );
  const kind =
    row.kind === 'invoice' ? (paid && dice.chance(50) ? 'receipt' : 'invoice') : row.kind;
  const idempotencyKey = crypto.randomUUID();
  const later = new Date(world.now() + (1 + dice.below(48)) * 3_600_000).toISOString();
  const to = dice.pick(seller.clients)?.email ?? 'one@clients.example';
  const reply = await post(scene, seller, '/api/invoice-mail', {
    intent: 'send',
    kind,
    invoiceId: row.id,
    paymentId: kind === 'receipt' ? (paid?.id ?? null) : null,
    idempotencyKey,
    to,
    cc: dice.chance(20) ? 'copies@clients.example' : '',
    sendAt: dice.chance(30) ? later.slice(0, 16) : '',
    timeZone: 'UTC',
    wantsCopy: dice.chance(10),
    subject: 'Document {number}',
    message: 'Hello {client}',
    attach: dice.chance(10),
  });
  const outcome = (reply.body as { outcome?: string } | null)?.outcome;
  if (outcome === 'sent') acknowledge(scene, 'email', idempotencyKey, seller.userId);
  else scene.notes.push(JSON.stringify(reply.body).slice(0, 120));
}

async function againOrCancel(scene: Scene): Promise<boolean> {
  const { dice, rows } = scene;
  const seller = anySeller(scene);
  const email = dice.pick(rows.emails.filter(({ userId }) => userId === seller?.userId));
  if (!seller || !email) return false;
  const intent = dice.chance(50) ? 'again' : 'cancel';
  await post(scene, seller, '/api/invoice-mail', { intent, emailId: email.id });
  return true;
}

async function recipient(scene: Scene): Promise<boolean> {
  const { dice, rows } = scene;
  const email = dice.pick(rows.emails.filter(({ triedAt }) => triedAt !== null));
  if (!email) return false;
  const client = newVisitor(productOrigin);
  if (dice.chance(75)) {
    await send(scene, 'client opens', () =>
      client.send('/api/mail-opened', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Sec-Fetch-Site': 'same-origin',
          'User-Agent': 'Mozilla/5.0 Firefox/130',
        },
        body: JSON.stringify({ token: email.token }),
      }),
    );
    return true;
  }
  const reply = await send(scene, 'client unsubscribes', () =>
    client.postJson('/api/unknown-sender', { token: email.token }),
  );
  if (reply.status === 200) acknowledge(scene, 'block', email.addressKey, email.userId);
  return true;
}

async function report({ world, dice, notes }: Scene): Promise<boolean> {
  const letter = dice.pick(
    world.fakes.mailbox.letters.filter(({ from }) => typeof from !== 'string'),
  );
  if (!letter) return false;
  const state = dice.chance(70) ? 'delivered' : (dice.pick(reportedStates) ?? 'delivered');
  for (let copy = dice.chance(15) ? 2 : 1; copy > 0; copy -= 1) world.reportEmail(letter, state);
  notes.push(state);
  return true;
}

async function automatic(scene: Scene): Promise<boolean> {
  const { dice } = scene;
  const seller = anySeller(scene);
  if (!seller) return false;
  if (dice.chance(40)) {
    await post(scene, seller, '/api/mail-settings', { thanks: dice.chance(80) });
    return true;
  }
  const row = anyDocument(scene, seller, ({ kind }) => kind === 'invoice');
  const plan = dice.pick(['gentle', 'firm', 'none'] as const);
  const order =
    row && dice.chance(40)
      ? { intent: 'set-invoice', invoiceId: row.id, plan }
      : { intent: 'save', plan, changed: [] };
  await post(scene, seller, '/api/reminders', order);
  return true;
}

async function remindNow(scene: Scene, row: Document, seller: Seller): Promise<void> {
  const { dice } = scene;
  const due = row.nextDue ?? row.dueDate;
  const days = dice.pick([-3, 0, 3, 7, 14]) ?? 3;
  const intent = addDays(due, days) > today(scene) && dice.chance(30) ? 'skip' : 'send-now';
  await post(scene, seller, '/api/reminders', { intent, invoiceId: row.id, due, days });
}
