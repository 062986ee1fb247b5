import { describe, expect, it, test } from 'vitest';
import type { EmailContent, ProductInfo } from '#app/domain/email/email-content.ts';
import {
  accountClosedEmail,
  confirmationEmail,
  loginCodeEmail,
  passwordChangedEmail,
  resetEmail,
} from '#app/features/account/words/account-emails.ts';
import { contactFormEmail } from '#app/features/legal/words/contact-form-email.ts';
import { inLanguage } from '#app/i18n/current-language.ts';
import { foreignWords, readLatinWords } from '#tests/support/glossary.ts';
import { visibleText } from '#tests/support/page-html.ts';

const product: ProductInfo = {
  productName: 'Billwren',
  operatorName: 'Wren & Co',
  operatorAddress: 'Berlin, Germany',
  supportEmail: 'support@billwren.example',
  publicOrigin: 'https://billwren.example',
};
const hostile: ProductInfo = {
  ...product,
  productName: '<script>alert(1)</script>\r\nBcc: everybody@example.com',
  operatorName: '"><img src=x onerror=alert(2)>',
};
const confirmLink = 'https://billwren.example/us/invoices?confirm=abc&x=1';
const resetLink = 'https://billwren.example/uk/reset-password#type=recovery&token=abc';
const forgotPasswordLink = 'https://billwren.example/us/forgot-password';
const typed = {
  email: 'ann@example.com',
  subject: '<script>alert(1)</script>\r\nBcc: everybody@example.com',
  message: '"><b>Dear people</b>',
};
const changedAt = Date.UTC(2026, 10, 21, 5, 13);
const wipeDueAt = Date.UTC(2026, 11, 21, 18);

const emails = {
  'login code': (from: ProductInfo) => loginCodeEmail(from, { code: '012345', minutes: 10 }),
  contact: (from: ProductInfo) =>
    contactFormEmail(from, { message: typed, countryName: 'UK', account: null }),
  confirmation: (from: ProductInfo) => confirmationEmail(from, { link: confirmLink, days: 7 }),
  reset: (from: ProductInfo) => resetEmail(from, { link: resetLink, minutes: 60 }),
  'password changed': (from: ProductInfo) =>
    passwordChangedEmail(from, { changedAt, timeZone: null, forgotPasswordLink }),
  'account deleted': (from: ProductInfo) =>
    accountClosedEmail(from, { wipeDueAt, timeZone: 'Asia/Tokyo', hasAppStorePlan: true }),
} satisfies Record<string, (from: ProductInfo) => EmailContent>;

describe.each(Object.entries(emails))('the %s email', (_title, write) => {
  it('has the same text in plain text and in HTML', () => {
    const { text, html } = write(product);
    const shown = visibleText(html);
    const lines = text
      .split('\n')
      .map((line) => line.trim().replace(/:$/, ''))
      .filter((line) => line !== '' && line !== '--');
    expect(lines.filter((line) => !shown.includes(line))).toEqual([]);
    expect(text).toContain('Wren & Co, Berlin, Germany');
    expect(text).toContain('Questions? Contact us at support@billwren.example.');
  });

  it('has a one-line subject, whatever it contains', () => {
    const { subject } = write(hostile);
    expect(subject).toContain('Bcc');
    expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
  });

  it('shows markup in a text as text', () => {
    const { html } = write(hostile);
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('&quot;&gt;&lt;img src=x onerror=alert(2)&gt;');
  });

  it('loads nothing, and links only to the public origin', () => {
    const { html } = write(product);
    expect(html).not.toMatch(/\b(src|background|srcset)=|url\(|<link|<form/);
    for (const [, address] of html.matchAll(/href="([^"]*)"/g)) {
      expect(address).toMatch(/^https:\/\/billwren\.example\//);
    }
  });
});

test.each([
  [
    'login code',
    '012345 is your Billwren sign-in code',
    [
      '\n\n012345\n\n',
      'The code expires in 10 minutes. You can use it once',
      'If you didn’t request this code, ignore this email.',
    ],
  ],
  [
    'confirmation',
    'Confirm your email address for Billwren',
    [`Confirm email address:\n${confirmLink}\n`, 'The link expires in 7 days. It works only once'],
  ],
  [
    'reset',
    'Reset your Billwren password',
    [
      `Set a new password:\n${resetLink}\n`,
      'The link expires in 1 hour and works only once.',
      'If it wasn’t you, ignore this email. Your password won’t change.',
    ],
  ],
  [
    'account deleted',
    'Your Billwren account was deleted',
    [
      // In the owner's time zone.
      'On December 22, 2026, in 30 days, we’ll start permanently deleting',
      'Apple will keep charging you until you cancel it',
      'contact support@billwren.example before that date.',
    ],
  ],
] as const)('the %s email has its subject, and says what to do', (name, subject, parts) => {
  const email = emails[name](product);
  expect(email.subject).toBe(subject);
  for (const part of parts) expect(email.text).toContain(part);
});

test('the code is large, and a link is escaped', () => {
  expect(emails['login code'](product).html).toMatch(/font:600 36px[^>]*>012345</);
  const address = 'https://billwren.example/us/invoices?confirm=abc&amp;x=1';
  expect(emails.confirmation(product).html).toContain(`href="${address}"`);
});

describe('the notice about a changed password', () => {
  const write = (timeZone: string | null, keepsSession = false) =>
    passwordChangedEmail(product, { changedAt, timeZone, forgotPasswordLink, keepsSession }).text;

  it.each([
    [null, 'November 21, 2026 at 5:13 AM UTC'],
    ['America/New_York', 'November 21, 2026 at 12:13 AM EST'],
    ['Europe/Berlin', 'November 21, 2026 at 6:13 AM GMT+1'],
    ['Nowhere/Atall', 'November 21, 2026 at 5:13 AM UTC'],
  ])('has the time in the owner’s time zone (%s)', (timeZone, when) => {
    expect(write(timeZone).replaceAll('\u202f', ' ')).toContain(`was changed on ${when}.`);
  });

  it('says what happened to other devices, and what to do if it wasn’t the owner', () => {
    expect(write(null)).toContain('All devices were signed out.');
    expect(write(null, true)).toContain('All other devices were signed out.');
    expect(write(null)).toContain('If it wasn’t you, set a new password immediately.');
    expect(write(null)).toContain(forgotPasswordLink);
  });
});

const { contact: _, ...toUsers } = emails;

describe.each(Object.entries(toUsers))('the %s email, for a user who reads', (_title, write) => {
  it('Russian: has no foreign words, and its language is set for screen readers', () => {
    const { subject, text, html } = inLanguage('ru', () => write(product));
    const own = ['Billwren', 'Wren', 'Co', 'Berlin', 'Germany', 'GMT', 'UTC'];
    const allowed = new Set([...readLatinWords(), ...own]);
    const said = `${subject}\n${text}`.replaceAll(/https?:\S+|\S+@\S+/g, '');
    expect(foreignWords(said, allowed)).toEqual([]);
    expect(html).toContain('<html lang="ru">');
  });

  it('French: has no English text left, and every placeholder is filled', () => {
    const english = new Set(
      write(product)
        .text.split('\n')
        .filter((line) => / \w+ /.test(line)),
    );
    const { text } = inLanguage('fr-CA', () => write(product));
    const same = text.split('\n').filter((line) => english.has(line));
    expect(same.filter((line) => !line.includes('Wren'))).toEqual([]);
    expect(text).not.toMatch(/\{\w+\}/);
  });
});
