import { describe, expect, it, test } from 'vitest';
import { signPayload } from '#tests/fakes/stripe/webhook-sender.ts';
import { stripeHarnessOfFile } from '#tests/support/stripe-harness-of-file.ts';
import { stripeEvent } from '#tests/support/webhook-harness.ts';

const { harness, stripe } = stripeHarnessOfFile();

describe('an event', () => {
  test.each([
    [0, true],
    [300, true],
    [-300, true],
    [301, false],
    [-301, false],
  ])('signed %i s before it arrived is accepted: %s', async (age, isBelieved) => {
    const body = stripeEvent({ customer: 'cus_1' });
    const signature = signPayload(body, harness().registration.webhookSecret, 1_800_000_000);
    const event = await stripe().readEvent(body, signature, (1_800_000_000 + age) * 1000);
    expect(event !== null).toBe(isBelieved);
  });

  it('names no customer and no user when the id is longer than any of Stripe’s', async () => {
    const long = 'c'.repeat(256);
    const read = async (object: Record<string, unknown>, over: Record<string, unknown> = {}) => {
      const body = stripeEvent(object, over);
      const header = signPayload(body, harness().registration.webhookSecret, 1_800_000_000);
      return stripe().readEvent(body, header, 1_800_000_000_000);
    };
    const nobody = { customerId: null, userId: null };
    expect(await read({ customer: long, client_reference_id: long })).toMatchObject(nobody);
    expect(await read({ customer: { id: long }, metadata: { user_id: long } })).toMatchObject(
      nobody,
    );
    expect(await read({ customer: long.slice(1) })).toMatchObject({ customerId: long.slice(1) });
    expect(await read({ customer: 'cus_1' }, { id: long })).toBeNull();
  });

  it('may be signed with an old and a new secret at once, during a rotation', async () => {
    const body = stripeEvent({ customer: 'cus_1' });
    const [old] = signPayload(body, 'whsec_old', 1_800_000_000).split('v1=').slice(1);
    const header = signPayload(body, harness().registration.webhookSecret, 1_800_000_000);
    const both = header.replace(',v1=', `,v1=${old},v1=`);
    expect(await stripe().readEvent(body, both, 1_800_000_000_000)).not.toBeNull();
  });
});
