import { describe, expect, inject, test } from 'vitest';
import { allowanceOf } from '#app/domain/billing/allowance.ts';
import { openDatabase } from '#db/client.server.ts';
import type { ChangeName, Purchase } from '#tests/fakes/app-store/purchases.ts';
import { settingsOf } from '#tests/support/sample-user.ts';
import { type Member, signUp } from '#tests/support/visitor.ts';

// App Store purchases from Apple's notification to the plan, in both workers as deployed.

const { origin, webhooksOrigin, fakesOrigin, libsqlUrl } = inject('product');
const standard = 'billwren.standard.monthly';

type Told = { purchase: Purchase; delivery: { answer: number | null } };

async function atStore(path: string, json: object = {}): Promise<Told> {
  const answer = await fetch(`${fakesOrigin}/app-store/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(json),
  });
  if (!answer.ok) throw new Error(`The App Store answered ${answer.status}`);
  return (await answer.json()) as Told;
}

const change = ({ originalTransactionId: id }: Purchase, name: ChangeName) =>
  atStore(`purchases/${id}/${name}`);

async function buyer(): Promise<{ member: Member; userId: string }> {
  const member = await signUp(origin, 'buyer');
  const { person } = (await (await member.get('/api/session')).json()) as { person: string };
  return { member, userId: person };
}

/** The plan's current state and invoice allowance. */
async function planOf(userId: string): Promise<string> {
  const allowance = allowanceOf(
    await settingsOf(openDatabase({ url: libsqlUrl }), userId),
    Date.now(),
  );
  return `${allowance.state} ${allowance.limit}`;
}

async function validate(member: Member, { transactionIds }: Purchase, productId = standard) {
  const claim = { transactionId: transactionIds.at(-1), productId, platform: 'ios' };
  const answer = await member.postJson('/api/validate-iap', claim);
  return { status: answer.status, ...((await answer.json()) as object) };
}

const success = { status: 200, success: true };
const _failure = { error: 'Purchase validation failed' };

describe('a buyer', () => {
  test('has the purchased plan until it is refunded', async () => {
    const { member, userId } = await buyer();
    const { purchase, delivery } = await atStore('purchases', { userId, productId: standard });
    expect(delivery.answer).toBe(200);
    expect(await planOf(userId)).toBe('active 300');
    expect(await validate(member, purchase)).toEqual(success);
    await change(purchase, 'renew');
    expect(await planOf(userId)).toBe('active 300');
    await change(purchase, 'turn-off-renewal');
    expect(await planOf(userId)).toBe('cancelled 300');
    await change(purchase, 'refund');
    expect(await planOf(userId)).toBe('free 3');
    expect(await validate(member, purchase)).toMatchObject({ status: 422, code: 'revoked' });
    expect(await planOf(userId)).toBe('free 3');
  });
});

describe('the notification webhook', () => {
  const deliver = async (body: string) => {
    const answer = await fetch(`${webhooksOrigin}/app-store`, { method: 'POST', body });
    await answer.arrayBuffer();
    return answer.status;
  };

  test.each([
    ['a body that is not JSON', 'signedPayload=eyJ', 400],
    ['an unsigned one', JSON.stringify({ signedPayload: 'eyJ.eyJ.eyJ' }), 400],
    ['an oversized one', JSON.stringify({ signedPayload: 'e'.repeat(256_000) }), 413],
  ])('rejects %s', async (_, body, status) => {
    expect(await deliver(body)).toBe(status);
  });
});
