import { eq } from 'drizzle-orm';
import { invoices } from '#db/schema.ts';
import { openAccountWorld } from './account-world.ts';
import { settingsOf } from './sample-user.ts';
import { saveSample } from './save-sample.ts';
import type { TestDatabase } from './test-database.ts';

/** Opens an account world in which earlier accounts are merged. */
export async function openClaimWorld(database?: TestDatabase) {
  const world = await openAccountWorld(database);
  const { db, createUser, signInByCode, idOf, settings, visit } = world;

  const save = async (userId: string, invoiceNumber: string) =>
    saveSample(db, await settingsOf(db, userId), { invoiceNumber });

  const rowsOf = (userId: string) => db.select().from(invoices).where(eq(invoices.userId, userId));

  /**
   * Creates an unverified account with two invoices, a newer account that verified the same address, and the proof that
   * claims the earlier one.
   */
  async function twoAccounts() {
    const { email, cookie: earlier, userId: earlierId } = await createUser();
    await save(earlierId, 'INV-001');
    await save(earlierId, 'INV-002');
    const [row] = await rowsOf(earlierId);
    const proof = { number: 'INV-001', total: ((row?.totalMinor ?? 0) / 100).toFixed(2) };
    const { cookie } = await signInByCode(email);
    return { email, earlier, earlierId, cookie, userId: await idOf(cookie), proof };
  }

  const claim = (cookie: string, fields: Record<string, string>, at = db) =>
    settings(cookie, { intent: 'claim-earlier-account', ...fields }, { db: at });

  const numbersOf = async (userId: string) =>
    (await rowsOf(userId)).map((row) => row.invoiceNumber).sort();

  /** The notice in the invoice list, and the renewing plan that it names. */
  async function noticed(cookie: string) {
    const { notice, noticePlan } = (await visit('/us/invoices', { cookie })).body;
    return { notice, noticePlan };
  }
  const notice = async (cookie: string) => (await noticed(cookie)).notice;
  const security = async (cookie: string) =>
    (await visit('/us/settings', { cookie })).body.account.security;

  return { ...world, save, twoAccounts, claim, numbersOf, noticed, notice, security };
}
