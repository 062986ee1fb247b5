import { describe, expect, it, test } from 'vitest';
import { attemptLimits } from '#app/domain/account/attempt-limits.ts';
import {
  newEmail,
  newPassword,
  oldPassword,
  openAccountWorld,
  type Visit,
} from '#tests/support/account-world.ts';
import { newNetworkAddress } from '#tests/support/network-address.ts';

const world = await openAccountWorld();
const { createUser, requestCode, forgot, reset, changePassword, settings, confirm } = world;

const blocked = '429 Too many attempts. Try again in 15 minutes.';
const minute = 60_000;
const day = 86_400_000;
const newNetwork = () => ({ networkAddress: newNetworkAddress() });

/** The result of an attempt in the dialog: the refusal's status and sentence, or `in`; and the emails it caused. */
async function attempt(email: string, password: string, by: Visit, fields = {}) {
  const typed = { screen: 'dialog', password, ...fields };
  const { body, status, context } = await world.signIn(email, typed, by);
  expect(context.reported).toEqual([]);
  const isIn = body?.outcome !== 'refused';
  return { said: isIn ? 'in' : `${status} ${body.errors.form}`, emails: context.emails };
}
const attemptOf = async (...given: Parameters<typeof attempt>) => (await attempt(...given)).said;
async function fail(email: string, times: number, by: Visit, fields = {}) {
  const said: string[] = [];
  for (let tried = 0; tried < times; tried += 1) {
    said.push(await attemptOf(email, 'wrong', by, fields));
  }
  return said;
}

const wrongMessages = {
  page: '400 Incorrect email or password. Please try again.',
  dialog: '400 Sign in failed. Please check your credentials.',
};

describe('of five wrong passwords from one network, the fifth reports that more are refused unchecked', () => {
  it.each([
    ['page', 'known'],
    ['page', 'unknown'],
    ['dialog', 'known'],
    ['dialog', 'unknown'],
  ] as const)('on the %s, for a %s account', async (screen, kind) => {
    const email = kind === 'known' ? (await createUser()).email : newEmail();
    const from = newNetwork();
    expect(await fail(email, 5, from, { screen })).toEqual([
      ...Array.from({ length: 4 }, () => wrongMessages[screen]),
      blocked,
    ]);
    // Even with the right password.
    expect(await attemptOf(email, oldPassword, from, { screen })).toBe(blocked);
  });

  it('but the owner can sign in from elsewhere, and here after fifteen minutes', async () => {
    const { email } = await createUser();
    const from = { ...newNetwork(), now: Date.now() };
    await fail(email, 5, from);
    const tryAt = (now: number) => attemptOf(email, oldPassword, { ...from, now });
    expect(await tryAt(from.now)).toBe(blocked);
    expect(await attemptOf(email, oldPassword, { now: from.now })).toBe('in');
    expect(await tryAt(from.now + 15 * minute - 1)).toContain('429');
    expect(await tryAt(from.now + 15 * minute)).toBe('in');
  });

  it('however the address is written, and from any address of an IPv6 household', async () => {
    const { email } = await createUser();
    const variants = [email, email.toUpperCase(), ` ${email}`, `${email} `, email];
    for (const [at, written] of variants.entries()) {
      await fail(written, 1, { networkAddress: `2001:db8:7:7::${at}` });
    }
    const from = (networkAddress: string) => attemptOf(email, oldPassword, { networkAddress });
    expect(await from('2001:db8:7:7:ffff::1')).toContain('429');
    expect(await from('2001:db8:7:8::1')).toBe('in');
  });

  it('unless a successful sign-in clears them', async () => {
    const { email } = await createUser();
    const from = newNetwork();
    for (const _ of [1, 2]) {
      await fail(email, 4, from);
      expect(await attemptOf(email, oldPassword, from)).toBe('in');
    }
  });

  it('a reset lifts the block of that account from that network, and no other', async () => {
    const [here, elsewhere] = [newNetwork(), newNetwork()];
    const [{ email }, { email: other }] = [await createUser(), await createUser()];
    await confirm(email);
    for (const [each, from] of [
      [email, here],
      [other, here],
      [email, elsewhere],
    ] as const) {
      await fail(each, 5, from);
    }
    await reset((await forgot(email, here)).token, {}, here);
    expect(await attemptOf(email, newPassword, here)).toBe('in');
    expect(await attemptOf(email, newPassword, elsewhere)).toBe(blocked);
    expect(await attemptOf(other, oldPassword, here)).toBe(blocked);
  });
});

describe('the waiting time', () => {
  const noon = Date.UTC(2026, 10, 23, 12, 0, 20);
  const auckland = '__Host-tz=Pacific%2FAuckland';

  it('is the rest of the fifteen minutes, with the time on the visitor’s clock if their zone is known', async () => {
    const { email } = await createUser();
    const { networkAddress } = newNetwork();
    for (const at of [0, 1, 2, 3, 4]) {
      await fail(email, 1, { networkAddress, now: noon + at * minute });
    }
    const at = async (passed: number, cookie: string) => {
      const visit = { networkAddress, now: noon + passed, cookie };
      const { body } = await world.signIn(email, { screen: 'dialog' }, visit);
      return body.errors;
    };
    expect(await at(4 * minute, auckland)).toEqual({
      form: 'Too many attempts. Try again in 11 minutes, at 1:16 AM.',
      waitSeconds: 11 * 60,
    });
    for (const [passed, cookie, form] of [
      [4 * minute, '__Host-tz=America%2FNew_York', /in 11 minutes, at 7:16 AM\.$/],
      [14 * minute + 1, auckland, /in 1 minute, at 1:16 AM\.$/],
      [4 * minute, '', /in 11 minutes\.$/],
      [4 * minute, '__Host-tz=Nowhere', /in 11 minutes\.$/],
    ] as const) {
      expect((await at(passed, cookie)).form).toMatch(form);
    }
  });

  it('is an hour for the twenty-first new account of a network', async () => {
    const by = { ...newNetwork(), now: noon, cookie: auckland };
    const signUp = () => world.signUp(newEmail(), { screen: 'dialog' }, by);
    for (let made = 0; made < 20; made += 1) expect((await signUp()).status).toBe(200);
    const { status, body } = await signUp();
    expect([status, body.errors]).toEqual([
      429,
      { form: 'Too many attempts. Try again in 1 hour, at 2:01 AM.', waitSeconds: 3600 },
    ]);
  });

  it('is an hour for codes, even if the minute between two is not over', async () => {
    const email = newEmail();
    const ask = (now: number) => requestCode(email, { now, cookie: auckland });
    for (let asked = 0; asked < 5; asked += 1) await ask(noon + asked * minute);
    const { body, headers } = await ask(noon + 4 * minute + 1000);
    const error = 'Too many attempts. Try again in 56 minutes, at 2:01 AM.';
    expect(body).toEqual({ error, code: 'too-many-attempts' });
    expect(headers.get('Retry-After')).toBe('3359');
  });
});

describe('guessing from many networks', () => {
  const { limit } = attemptLimits.passwordPerEmailAndDay;
  const { dialog: wrong } = wrongMessages;
  const tooMany =
    '429 Too many wrong passwords were entered for this email address in the last 24 hours. Sign in with a code or set a new password.';
  const tryAt = (email: string, password: string, now: number) =>
    attempt(email, password, { now, ...newNetwork() });

  async function guess(email: string, times: number, now: number) {
    const tries = [];
    for (let at = 0; at < times; at += 1) tries.push(await tryAt(email, 'guess', now + at));
    return { said: tries.map(({ said }) => said), emails: tries.flatMap(({ emails }) => emails) };
  }

  test('is blocked for the day, and the owner is notified once', async () => {
    const now = Date.now();
    const { email } = await createUser();
    const { said, emails } = await guess(email, limit, now);
    expect(new Set(said)).toEqual(new Set([wrong]));
    const subject = 'Someone is trying to guess your Billwren password';
    expect(emails).toMatchObject([{ to: email, subject }]);
    expect(emails[0]?.text).toContain('/us/forgot-password');
    const after = await guess(email, 2, now + 1000);
    expect([after.said, after.emails]).toEqual([[tooMany, tooMany], []]);
    expect((await tryAt(email, oldPassword, now + 2000)).said).toBe(tooMany);
    expect((await tryAt(email, oldPassword, now + day + limit)).said).toBe('in');
  });

  test('at once gets no more attempts', async () => {
    const now = Date.now();
    const { email } = await createUser();
    const all = await Promise.all(
      Array.from({ length: limit + 10 }, () => tryAt(email, 'guess', now)),
    );
    expect(all.filter(({ said }) => said === wrong)).toHaveLength(limit);
    expect(all.flatMap(({ emails }) => emails)).toHaveLength(1);
  });

  test('is refused in the same way for an unknown account, and sends no email', async () => {
    const { said, emails } = await guess(newEmail(), limit + 1, Date.now());
    expect([said.at(-2), said.at(-1), emails]).toEqual([wrong, tooMany, []]);
  });

  test('does not include the owner’s sign-ins: correct passwords are not counted', async () => {
    const now = Date.now();
    const { email } = await createUser();
    await guess(email, limit - 1, now);
    const sayAt = async (password: string, at: number) =>
      (await tryAt(email, password, now + at)).said;
    for (const at of [101, 102]) expect(await sayAt(oldPassword, at)).toBe('in');
    expect(await sayAt('guess', 200)).toBe(wrong);
    expect(await sayAt(oldPassword, 300)).toBe(tooMany);
  });

  test('blocks no more after a new password from an emailed link', async () => {
    const now = Date.now();
    const { email } = await createUser();
    await guess(email, limit, now);
    await reset((await forgot(email, { now })).token, {}, { now });
    expect((await tryAt(email, newPassword, now + 1000)).said).toBe('in');
  });
});

describe('a mailbox, which is the part before the plus, gets ten an hour', () => {
  const taggedAddresses = (count: number) => {
    const name = crypto.randomUUID();
    const tag = (at: number) => (at === 0 ? '' : `+${at}`);
    return Array.from({ length: count }, (_, at) => `${name}${tag(at)}@example.com`);
  };
  const ten = Array.from({ length: 10 }, () => 1);

  it('codes, however its addresses are written', async () => {
    const sent = [];
    for (const email of taggedAddresses(12)) {
      sent.push((await requestCode(email.toUpperCase(), newNetwork())).context.emails.length);
    }
    expect(sent).toEqual([...ten, 0, 0]);
  });

  it('reset links', async () => {
    const sent = [];
    for (const email of taggedAddresses(12)) {
      await world.signUp(email);
      await confirm(email);
      sent.push((await forgot(email, newNetwork())).context.emails.length);
    }
    expect(sent).toEqual([...ten, 0, 0]);
  });

  it('emails to unconfirmed addresses, whatever they are about', async () => {
    const addresses = taggedAddresses(12);
    const made = [];
    for (const email of addresses) made.push(await world.signUp(email, {}, newNetwork()));
    expect(made.map(({ context }) => context.emails.length)).toEqual([...ten, 0, 0]);
    const last = made.at(-1);
    expect(last?.context.refusals).toEqual(['limit']);
    const cookie = last?.cookie ?? '';
    const again = await settings(cookie, { intent: 'send-confirmation' });
    expect([again.status, again.context.emails]).toEqual([429, []]);
    const changed = await changePassword(cookie);
    expect([changed.status, changed.context.emails]).toEqual([200, []]);
    expect((await forgot(addresses[0] ?? '', newNetwork())).context.emails).toEqual([]);

    await confirm(addresses[0] ?? '');
    const proved = await changePassword(made[0]?.cookie ?? '');
    expect([proved.status, proved.context.emails.length]).toEqual([200, 1]);
  });
});
