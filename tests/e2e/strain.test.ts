import { describe, expect, test } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { journey } from '#tests/support/browser.ts';
import type { RunningProduct } from '#tests/support/product.ts';
import { isFullStrain, strainRounds } from '#tests/support/rounds.ts';
import { type Member, postSave, saveOf, signUp } from '#tests/support/visitor.ts';

// A save's full path under load, from the request through workerd to sqld. The services' own load
// tests always use the full counts; these do so only in the soak.

const rounds = Array.from({ length: isFullStrain ? strainRounds : 1 }, (_, index) => index + 1);
const crowd = isFullStrain ? 200 : 30;
const repeats = isFullStrain ? 50 : 20;
/** Saves around a kill. */
const struck = 60;

let product: RunningProduct;
let member: Member;

journey.beforeAll(({ ownProduct }) => {
  product = ownProduct;
});

const database = () => openDatabase({ url: product.libsqlUrl }).$client;

const ownerId = '(SELECT id FROM users WHERE email = ?)';

async function newMember(invoiceLimit: number): Promise<Member> {
  const made = await signUp(product.origin);
  const sql = `UPDATE user_settings SET invoice_limit = ? WHERE user_id = ${ownerId}`;
  await database().execute({ sql, args: [invoiceLimit, made.email] });
  return made;
}

/** The member's invoices by save key, and the counter. */
async function stateOf({ email }: Member) {
  const kept = await database().execute({
    sql: `SELECT id, save_key AS saveKey FROM invoices WHERE user_id = ${ownerId}`,
    args: [email],
  });
  const { rows } = await database().execute({
    sql: `SELECT total_invoices_created AS n FROM user_settings WHERE user_id = ${ownerId}`,
    args: [email],
  });
  return {
    ids: new Map(kept.rows.map(({ saveKey, id }) => [String(saveKey), String(id)])),
    rows: kept.rows.length,
    counted: Number(rows[0]?.n),
  };
}

const savesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => saveOf({ invoiceNumber: `INV-${index + 1}` }));

/** Repeats a save until it is answered, like the form's save queue. */
async function sendUntilSaved(save: ReturnType<typeof saveOf>): Promise<string> {
  for (let tries = 0; tries < 30; tries += 1) {
    const { answer } = await postSave(member, save).catch(() => ({ answer: null }));
    if (answer?.outcome === 'saved') return answer.id;
    if (answer && answer.outcome !== 'unreachable') throw new Error(JSON.stringify(answer));
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  throw new Error('Not saved after 30 tries');
}

describe.each(rounds)('round %i', () => {
  test(`${crowd} saves at once at a limit of 3 create exactly 3 invoices`, async () => {
    member = await newMember(3);
    const answers = await Promise.all(savesOf(crowd).map((save) => postSave(member, save)));
    const count = (outcome: string) =>
      answers.filter(({ answer }) => answer.outcome === outcome).length;
    expect([count('saved'), count('limit-reached')]).toEqual([3, crowd - 3]);
    const state = await stateOf(member);
    expect([state.rows, state.counted]).toEqual([3, 3]);
  });

  test(`the same save sent ${repeats} times at once creates one invoice and equal responses`, async () => {
    member = await newMember(3);
    const save = saveOf();
    const answers = await Promise.all(
      Array.from({ length: repeats }, () => postSave(member, save)),
    );
    const { ids, rows, counted } = await stateOf(member);
    expect([rows, counted]).toEqual([1, 1]);
    const id = ids.get(save.draft.saveKey);
    const answer = {
      outcome: 'saved',
      id,
      invoiceNumber: 'INV-001',
      numberAssigned: false,
      version: expect.any(Number),
      keptClient: { id: expect.any(String), name: save.draft.clientName },
    };
    for (const each of answers) expect(each).toEqual({ status: 200, answer });
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
  });

  test('a database killed during saves loses no acknowledged invoice and duplicates none', async () => {
    member = await newMember(-1);
    const saves = savesOf(struck);
    const acknowledged = new Map<string, string>();
    let refused = 0;
    let killed: Promise<void> | undefined;
    const attempt = async (save: ReturnType<typeof saveOf>) => {
      const { status, answer } = await postSave(member, save);
      if (answer.outcome === 'saved') acknowledged.set(save.draft.saveKey, answer.id);
      else {
        expect([status, answer.outcome]).toEqual([503, 'unreachable']);
        refused += 1;
      }
      if (acknowledged.size >= struck / 4) killed ??= product.killDatabase();
    };
    try {
      const half = Math.ceil(struck / 2);
      await Promise.all(saves.slice(0, half).map(attempt));
      await Promise.all(saves.slice(half).map(attempt));
      await killed;
      expect(acknowledged.size).toBeGreaterThanOrEqual(struck / 4);
      expect(refused).toBeGreaterThan(0);
      // The worker stays up, and reports what is wrong.
      expect((await member.get('/us/invoices')).status).toBe(503);
      expect((await member.get('/us/auth')).status).toBe(200);
    } finally {
      // A failing round must not leave the next one without a database.
      if (killed) {
        await killed;
        await product.startDatabase();
      }
    }
    const { ids } = await stateOf(member);
    for (const [saveKey, id] of acknowledged) expect(ids.get(saveKey)).toBe(id);

    const again = await Promise.all(saves.map(sendUntilSaved));
    const state = await stateOf(member);
    expect([state.rows, state.counted]).toEqual([struck, struck]);
    expect(again).toEqual(saves.map(({ draft }) => state.ids.get(draft.saveKey)));
    for (const [saveKey, id] of acknowledged) expect(state.ids.get(saveKey)).toBe(id);
    expect((await member.get('/us/invoices')).status).toBe(200);
  });
});
