import { describe, expect, it } from 'vitest';
import type { Allowance } from '#app/domain/billing/allowance.ts';
import { SettingsPage } from '#app/screens/settings/settings-page.tsx';
import { renderScreen, textsOf } from '#tests/support/render-screen.tsx';

const free: Allowance = {
  state: 'free',
  counts: 'lifetime',
  periodStart: null,
  used: 1,
  limit: 3,
  isUnlimited: false,
  remaining: 2,
  mayCreate: true,
  badge: 'neutral',
};
const now = Date.UTC(2026, 2, 5, 12);
const day = 24 * 60 * 60 * 1000;
const security = {
  email: 'free@example.com' as string | null,
  isConfirmed: false,
  hasPassword: true,
  sessions: [
    {
      id: 'one',
      device: 'Firefox on Windows',
      signedInAt: now - day,
      lastSeenAt: now,
      isThis: true,
    },
    {
      id: 'two',
      device: 'Safari on iOS',
      signedInAt: now - 9 * day,
      lastSeenAt: now - 3 * day,
      isThis: false,
    },
  ],
  timeZone: null,
  now,
};
const account = { country: 'us', allowance: free, security } as const;
const postSecurity = () => Promise.reject(new Error('Nothing is posted here'));

describe('the settings page', () => {
  it('has every section in the specified order for the signed-in', async () => {
    const html = await renderScreen(
      <SettingsPage country="us" account={account} postSecurity={postSecurity} />,
    );
    expect(textsOf(html, 'h2')).toEqual([
      'Subscription Management',
      'FAQ',
      'Business Information',
      'Tax Settings',
      'Invoice Settings',
      'Optional Settings',
      'Banking Details',
      'Payment Methods',
      'Security',
      'Regional Settings',
      'Sign Out',
    ]);
    expect(html).toContain('1 of 3 invoices used');
    expect(html).toContain('free@example.com');
    expect(html).toContain('action="/api/sign-out"');
  });

  it('leaves out subscription and security for guests and leads them to sign in', async () => {
    const html = await renderScreen(
      <SettingsPage country="uk" account={null} postSecurity={postSecurity} />,
    );
    expect(textsOf(html, 'h2')).toEqual([
      'FAQ',
      'Business Information',
      'Tax Settings',
      'Invoice Settings',
      'Optional Settings',
      'Banking Details',
      'Payment Methods',
      'Regional Settings',
      'Sign Out',
    ]);
    expect(html).toContain('href="/us/auth?redirectTo=/us/settings"');
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>.*?Back<\/a>/);
    expect(html).not.toContain('/api/sign-out');
    expect(html).toContain('<dd class="figures min-w-0 break-words text-ink">20%</dd>');
  });

  it('marks business information as required and open', async () => {
    const html = await renderScreen(
      <SettingsPage country="us" account={null} postSecurity={postSecurity} />,
    );
    expect(html).toMatch(/<details open[\s\S]*?Business Information[\s\S]*?Required/);
  });
});

describe('the Security section', () => {
  const render = (changes: Partial<typeof security> = {}) =>
    renderScreen(
      <SettingsPage
        country="uk"
        account={{ ...account, security: { ...security, ...changes } }}
        postSecurity={postSecurity}
      />,
    );

  it('lists the browsers that are signed in, and marks this one', async () => {
    const html = await render();
    expect(html).toContain('Firefox on Windows');
    expect(html).toContain('This device');
    expect(html).toContain('Signed in 24/02/2026, last seen 02/03/2026');
    expect(html).toContain('aria-label="Sign out Safari on iOS"');
    expect(html).not.toContain('aria-label="Sign out Firefox on Windows"');
    expect(html).toContain('Sign out others');
    expect(await render({ sessions: security.sessions.slice(0, 1) })).not.toContain(
      'Sign out others',
    );
  });

  it('says whether the address is confirmed', async () => {
    expect(await render()).toContain('Not confirmed yet');
    expect(await render({ isConfirmed: true })).not.toContain('Not confirmed yet');
  });

  it('asks for the current password only where there is one', async () => {
    expect(await render()).toContain('Current password');
    const without = await render({ hasPassword: false });
    expect(without).not.toContain('Current password');
    expect(without).toContain('Set a password');
  });

  it('offers no password to an account without an address', async () => {
    expect(await render({ email: null })).not.toContain('New password');
  });
});
