import { describe, expect, it } from 'vitest';
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
    expect(html).not.toMatch(/href="[^"]*&(?!amp;)/);
    for (const [, address] of html.matchAll(/href="([^"]*)"/g)) {
      expect(address).toMatch(/^https:\/\/billwren\.example\//);
    }
  });
});

describe('the notice about a changed password', () => {
  const write = (timeZone: string | null, keepsSession = false) =>
    passwordChangedEmail(product, { changedAt, timeZone, forgotPasswordLink, keepsSession }).text;

  it.each([
    ['America/New_York', 'November 21, 2026 at 12:13 AM EST'],
    ['Nowhere/Atall', 'November 21, 2026 at 5:13 AM UTC'],
  ])('has the time in the owner’s time zone (%s)', (timeZone, when) => {
    expect(write(timeZone).replaceAll('\u202f', ' ')).toContain(`was changed on ${when}.`);
  });
});

it('an email in Russian is marked as such for screen readers', () => {
  const { html } = inLanguage('ru', () => emails.reset(product));
  expect(html).toContain('<html lang="ru">');
});
