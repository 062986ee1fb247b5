import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { findProductPorts } from '#tests/support/free-ports.ts';
import { newMember } from '#tests/support/member.ts';
import type { RunningProduct } from '#tests/support/product.ts';
import { createTestProduct } from '#tests/support/product.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { type SlowDatabase, startSlowDatabase } from '#tests/support/slow-database.ts';
import { type Member, postSave, saveInvoice, saveOf } from '#tests/support/visitor.ts';

// The product while its database and worker are killed, during saves and email sends, and while the
// database is slow. tests/e2e/database-away.test.ts shows it while the database is down.

const patience = 1_200_000;
const kills = isFullStrain ? 20 : 1;
const count = isFullStrain ? 500 : 30;
const lanes = 6;

let slow: SlowDatabase;
let product: RunningProduct;
let member: Member;

beforeAll(async () => {
  const ports = await findProductPorts();
  slow = await startSlowDatabase(`http://127.0.0.1:${ports.libsql}`);
  product = await createTestProduct({ ports, vars: { LIBSQL_URL: slow.url } });
}, patience);

// A new member for each attempt, so that its invoice numbers are unused.
beforeEach(async () => {
  member = await newMember(product);
  const sql = 'UPDATE user_settings SET invoice_limit = -1';
  await openDatabase({ url: product.libsqlUrl }).$client.execute(sql);
});

afterAll(async () => {
  await product?.stop();
  await slow?.stop();
});

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test(`database and worker killed ${kills} times each during ${count} saves lose none and duplicate none`, {
  timeout: patience,
}, async () => {
  const saves = Array.from({ length: count }, (_, at) => saveOf({ invoiceNumber: `K-${at}` }));
  const acknowledged = new Map<string, string>();
  let done = 0;
  let isOver = false;
  const send = async (save: ReturnType<typeof saveOf>) => {
    for (let tries = 0; tries < 300 && !isOver; tries += 1) {
      const { answer } = await postSave(member, save).catch(() => ({ answer: null }));
      if (answer?.outcome === 'saved') {
        // Sent again after a lost response, it returns the same result.
        const { saveKey } = save.draft;
        expect(acknowledged.get(saveKey) ?? answer.id).toBe(answer.id);
        acknowledged.set(saveKey, answer.id);
        done += 1;
        return;
      }
      if (answer && answer.outcome !== 'unreachable') throw new Error(JSON.stringify(answer));
      await pause(300);
    }
    throw new Error('Not saved after 300 tries');
  };
  const waiting = [...saves];
  const lane = async () => {
    for (let save = waiting.shift(); save && !isOver; save = waiting.shift()) await send(save);
  };
  const killing = (async () => {
    for (let round = 1; round <= kills && !isOver; round += 1) {
      const due = (share: number) => (count * (round - 1 + share)) / kills;
      while (done < due(0.3) && !isOver) await pause(20);
      await product.killDatabase();
      await product.startDatabase();
      while (done < due(0.6) && !isOver) await pause(20);
      await product.killWorkers();
      await product.startWorkers();
    }
  })();
  const walks = [killing, ...Array.from({ length: lanes }, lane)];
  try {
    await Promise.all(walks);
  } finally {
    // The loops must not continue into the next attempt after one of them failed.
    isOver = true;
    await Promise.allSettled(walks);
  }

  const { $client } = openDatabase({ url: product.libsqlUrl });
  const own = (sql: string) =>
    $client.execute({
      sql: `${sql} WHERE user_id = (SELECT id FROM users WHERE email = ?)`,
      args: [member.email],
    });
  const { rows } = await own('SELECT save_key, id FROM invoices');
  const kept = new Map(rows.map((row) => [String(row.save_key), String(row.id)]));
  expect([rows.length, kept.size]).toEqual([count, count]);
  for (const [key, id] of acknowledged) expect(kept.get(key)).toBe(id);
  const counted = await own('SELECT total_invoices_created FROM user_settings');
  expect(Number(counted.rows[0]?.[0])).toBe(count);
  const integrity = await $client.execute('PRAGMA integrity_check');
  expect(integrity.rows[0]?.[0]).toBe('ok');
  // Repeating the same saves changes nothing.
  for (const save of saves.slice(0, 10)) {
    const { answer } = await postSave(member, save);
    expect(answer).toMatchObject({ outcome: 'saved', id: kept.get(save.draft.saveKey) });
  }
});

test(`the worker killed ${kills} times during ${count} emails: each is sent at most once, and all are accounted for`, {
  timeout: patience,
}, async () => {
  const { $client } = openDatabase({ url: product.libsqlUrl });
  const ofMember = '(SELECT id FROM users WHERE email = ?)';
  const write = (sql: string) => $client.execute({ sql, args: [member.email] });
  const plan = "subscription_status = 'active', plan_name = 'Standard'";
  await write(`UPDATE user_settings SET ${plan} WHERE user_id = ${ofMember}`);
  const invoiceId = await saveInvoice(member);
  await fetch(`${product.fakesOrigin}/mail`, { method: 'DELETE' });
  const atOnce = Math.min(50, count);
  for (let from = 0; from < count; from += atOnce) {
    const to = Array.from({ length: atOnce }, (_, n) => `n${from + n}@client.example`).join();
    const about = { kind: 'invoice', invoiceId, paymentId: null };
    const draft = { ...about, idempotencyKey: crypto.randomUUID(), to, cc: '', wantsCopy: false };
    const words = { subject: 'Hello', message: 'See {link}', attach: false, sendAt: '' };
    const post = { intent: 'send', ...draft, ...words, timeZone: 'UTC' };
    expect((await member.postJson('/api/invoice-mail', post)).status).toBe(200);
  }
  const letters = async () => {
    const answer = await fetch(`${product.fakesOrigin}/mail.json`);
    const { letters } = (await answer.json()) as { letters: { to: string }[] };
    return letters.filter(({ to }) => to.endsWith('@client.example'));
  };
  // The job that runs every minute; it also resumes what a killed worker had claimed long ago.
  const tick = async () => {
    await write(
      `UPDATE emails SET claimed_at = 1 WHERE state = 'sending' AND user_id = ${ofMember}`,
    );
    await fetch(`${product.origin}/cdn-cgi/handler/scheduled?cron=*+*+*+*+*`);
  };
  for (let round = 1; round <= kills; round += 1) {
    const due = (count * (round - 0.5)) / kills;
    for (let waits = 0; waits < 500 && (await letters()).length < due; waits += 1) await pause(20);
    await product.killWorkers();
    await product.startWorkers();
    await tick();
  }
  const statesOf = async () =>
    (await write(`SELECT address, state FROM emails WHERE user_id = ${ofMember}`)).rows.map(
      (row) => [String(row.address), String(row.state)],
    );
  await expect
    .poll(
      async () => (await statesOf()).filter(([, state]) => !/^(sent|unclear)$/.test(`${state}`)),
      { timeout: 120_000 },
    )
    .toEqual([]);
  const states = await statesOf();
  const left = (await letters()).map(({ to }) => to);
  expect(states).toHaveLength(count);
  expect(new Set(left).size).toBe(left.length);
  const sent = states.filter(([, state]) => state === 'sent').map(([address]) => address);
  expect(sent.filter((address) => !left.includes(`${address}`))).toEqual([]);
  expect(sent.length).toBeGreaterThan(count / 3);
});

test.each(isFullStrain ? [50, 200, 1_000] : [1_000])(
  'a database that takes %i ms longer for every call does not cause errors',
  { timeout: patience },
  async (milliseconds) => {
    slow.delay(milliseconds);
    try {
      expect(
        (await postSave(member, saveOf({ invoiceNumber: `S-${milliseconds}` }))).answer,
      ).toMatchObject({
        outcome: 'saved',
      });
      expect((await member.get('/us/invoices')).status).toBe(200);
    } finally {
      slow.delay(0);
    }
  },
);
