import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type EmailPurpose, emailPurposes, permitEmail } from '#app/domain/email/email-purposes.ts';
import { emailKinds } from '#app/domain/sending/client-email.ts';
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
