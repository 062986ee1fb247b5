import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { type EmailPurpose, emailPurposes, permitEmail } from '#app/domain/email/email-purposes.ts';
import { parseAddresses } from '#app/domain/sending/addresses.ts';
import { emailKinds } from '#app/domain/sending/client-email.ts';
import { instantOfWallTime, wallTimeOf } from '#app/domain/sending/wall-time.ts';
import { projectRoot } from '#scripts/project-root.ts';

const purposes = Object.keys(emailPurposes) as EmailPurpose[];
const unconfirmed = { emailVerifiedAt: null };

/** The server files that call a function, as paths from the project root. */
function filesCalling(call: RegExp): string[] {
  return ['app', 'workers']
    .flatMap((folder) =>
      readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    )
    .filter((path) => /\.tsx?$/.test(path))
    .filter((path) => call.test(readFileSync(join(projectRoot, path), 'utf8')))
    .sort();
}

describe('every purpose of an email', () => {
  it('counts toward its mailbox’s limit, except sign-in codes, support, and emails of confirmed sellers', () => {
    const others = purposes.filter(
      (purpose) => emailPurposes[purpose].limit !== 'unprovedMailPerMailbox',
    );
    expect(others.sort()).toEqual(['contact-support', 'sign-in-code', ...emailKinds].sort());
  });

  it('for a document is never sent to an unconfirmed address', () => {
    for (const kind of emailKinds) {
      expect([kind, permitEmail(kind, unconfirmed)]).toEqual([kind, 'refuse']);
      expect([kind, permitEmail(kind, { emailVerifiedAt: 1 })]).toEqual([kind, 'send']);
    }
  });

  it('with user-typed text is sent without it', () => {
    expect(purposes.filter((each) => permitEmail(each, unconfirmed) !== 'send').sort()).toEqual(
      ['estimate-answered', 'recurring-invoice-waits', 'undelivered-emails', ...emailKinds].sort(),
    );
  });
});

it('emails are sent from two places only: one for users, one for clients', () => {
  expect(filesCalling(/\.sendEmail\(|\{[^}]*\bsendMail\b[^}]*\} = context/)).toEqual([
    'app/http/email/send-email.server.ts',
  ]);
  expect(filesCalling(/\bsendToClient\(/)).toEqual([
    'app/features/sending/server/deliver-email.server.ts',
  ]);
  expect(filesCalling(/permitEmail\(/)).toEqual([
    'app/domain/email/email-purposes.ts',
    'app/features/sending/server/deliver-email.server.ts',
    'app/http/email/send-email.server.ts',
  ]);
});

describe('a pasted line of addresses', () => {
  test.each([
    ['a@x.example, b@x.example; c@x.example d@x.example', ['a', 'b', 'c', 'd']],
    ['Jane Doe <A@x.example>, Bob <b@x.example>', ['a', 'b']],
    ['Jane <a@x.example> Bob <b@x.example>', ['a', 'b']],
    ['mailto:a@x.example,mailto:b@x.example?subject=Hi', ['a', 'b']],
    ['a@x.example\u200b,\u200bA@x.example', ['a']],
  ])('%j is cleaned to its addresses', (typed, locals) => {
    expect(parseAddresses(typed)).toEqual({
      addresses: locals.map((local) => `${local}@x.example`),
      wrong: [],
    });
  });

  test.each([
    ['Jane a@x.example', ['jane']],
    ['boss@x.example <a@y.example>', ['boss@x.example <a@y.example>']],
    ['=?utf-8?q?x?=@x.example', ['=?utf-8?q?x?=@x.example']],
  ])('with %j lists what isn’t an address', (typed, wrong) => {
    expect(parseAddresses(typed).wrong).toEqual(wrong);
  });
});

describe('a date and time in the seller’s time zone', () => {
  it.each([
    ['2026-11-25T09:00', null, '2026-11-25T09:00Z'],
    ['2026-11-25T09:00', 'Nowhere/Atall', '2026-11-25T09:00Z'],
    ['2026-11-25T09:00', 'Pacific/Auckland', '2026-11-24T20:00Z'],
    // Clocks go forward from 2 to 3: half past two becomes half past three.
    ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30Z'],
    // Clocks go back from 2 to 1: the first half past one counts.
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30Z'],
  ])('%s in %s is %s', (text, zone, instant) => {
    expect(new Date(instantOfWallTime(text, zone) ?? 0).toISOString()).toBe(
      instant.replace('Z', ':00.000Z'),
    );
  });

  it.each(['', '2026-02-30T10:00', '2026-11-25T24:00', '2026-11-25T09:00Z'])(
    'is invalid: %j',
    (text) => {
      expect(instantOfWallTime(text, 'Europe/Berlin')).toBeNull();
    },
  );

  it('is displayed in that time zone', () => {
    expect(wallTimeOf(Date.UTC(2026, 10, 24, 20), 'Pacific/Auckland')).toBe('2026-11-25T09:00');
  });
});
