import { expect, inject } from 'vitest';
import { validDraft } from '#tests/fixtures/drafts.ts';
import type { Account } from './seller.ts';
import { signInOverHttp } from './signed-in-client.ts';

/** Saves one plain invoice for each number in somebody's account, for journeys about what comes after. */
export async function saveOverHttp(account: Account, numbers: string[]): Promise<void> {
  const seller = await signInOverHttp(inject('product').origin, account);
  for (const invoiceNumber of numbers) {
    const draft = validDraft('us', { invoiceNumber, saveKey: crypto.randomUUID() });
    const answer = await seller.postJson('/us/create-invoice.data', {
      intent: 'save',
      draft,
      guestWaiting: false,
    });
    expect(answer.status).toBe(200);
  }
}
