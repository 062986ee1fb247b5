import { describe, expect, it, test } from 'vitest';
import { networkOf } from '#app/domain/account/attempt-limits.ts';
import {
  bareAddress,
  isEmail,
  isSameEmail,
  mailboxOf,
  normalizeEmail,
} from '#app/domain/account/email.ts';
import { checkNewPassword, parseTypedCode } from '#app/domain/account/sign-in.ts';
import {
  describePasswordIssue,
  findPasswordErrors,
} from '#app/features/account/words/password-issues.ts';

describe('an email address', () => {
  const label = 'x'.repeat(60);
  const ofLength = (length: number) =>
    `@${label}.${label}.${label}.${label}.com`.padStart(length, 'a');

  it.each([
    'first.last+tag@sub.example.co.uk',
    "o'brien@example.ie",
    `${'x'.repeat(64)}@example.com`,
    ofLength(255),
  ])('%s is valid', (text) => expect(isEmail(text)).toBe(true));

  it.each([
    '',
    'no-address',
    'a@b',
    '@example.com',
    'a@exa mple.com',
    '.a@example.com',
    'a..b@example.com',
    'a@example..com',
    'a@example.com\nBcc: b@example.com',
    'a=?utf-8?b?eA==?=b@example.com',
    `a@${'x'.repeat(64)}.com`,
    ofLength(256),
  ])('%j is invalid', (text) => expect(isEmail(text)).toBe(false));

  it.each([
    ['Jane Doe <Jane@example.com>', 'Jane@example.com'],
    ['"Doe, Jane" <jane@example.com>', 'jane@example.com'],
    ['mailto:a@example.com', 'a@example.com'],
    ['MAILTO:a@example.com?subject=Hi', 'a@example.com'],
    ['\u202aa@example.com\u202c ', 'a@example.com'],
    // We don't guess which address was meant.
    ['boss@example.com <other@example.net>', 'boss@example.com <other@example.net>'],
    ['Jane jane@example.com', 'Jane jane@example.com'],
  ])('pasted as %j becomes %j', (pasted, address) => expect(bareAddress(pasted)).toBe(address));

  it('is compared case-insensitively', () => {
    expect(normalizeEmail(' A@Example.COM ')).toBe('a@example.com');
    expect(isSameEmail('A@Example.com', ' a@example.com')).toBe(true);
    expect(isSameEmail('a@example.com', 'b@example.com')).toBe(false);
  });
});

it.each([
  ['Ann+invoices@Example.com', 'ann@example.com'],
  ['ann+@example.com', 'ann@example.com'],
  ['an.n@example.com', 'an.n@example.com'],
  ['+ann@example.com', '+ann@example.com'],
  ['ann@sub+tag.example.com', 'ann@sub+tag.example.com'],
])('the mailbox of %s is %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));

describe('a new password', () => {
  it.each([
    ['auth-page', 6, 'Password must be at least 6 characters'],
    ['dialog', 8, 'Password must be at least 8 characters'],
    ['reset', 8, 'Password must be at least 8 characters'],
    ['settings', 8, 'New password must be at least 8 characters'],
  ] as const)('on %s has %i to 256 characters', (screen, minimum, message) => {
    const messageFor = (length: number) => {
      const issue = checkNewPassword('x'.repeat(length), screen);
      return issue && describePasswordIssue(issue, screen);
    };
    expect([minimum, 256].map(messageFor)).toEqual([null, null]);
    const tooLong = message.replace(/at least \d/, 'at most 256');
    expect([minimum - 1, 257].map(messageFor)).toEqual([message, tooLong]);
  });

  it('must be confirmed', () => {
    const check = (password: string, confirmation: string) =>
      findPasswordErrors({ password, confirmation }, 'reset');
    expect(check('long enough', 'long enough')).toBeNull();
    expect(check('long enough', 'long enougH')).toEqual({ confirmation: "Passwords don't match" });
    expect(check('short', 'other')).toEqual({ password: 'Password must be at least 8 characters' });
  });
});

it.each([
  ['132806', '132806'],
  ['132-806', '132806'],
  ['Your Billwren code is 132 806', '132806'],
  ['1 3 2 8 0 6', '132806'],
  ['13280', '13280'],
])('reads the code in "%s"', (typed, code) => {
  expect(parseTypedCode(typed)).toBe(code);
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
