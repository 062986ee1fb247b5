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
const account = { email: 'free@example.com', country: 'us', allowance: free } as const;

describe('the settings page', () => {
  it('has every section in the specified order for the signed-in', async () => {
    const html = await renderScreen(<SettingsPage country="us" account={account} />);
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
    const html = await renderScreen(<SettingsPage country="uk" account={null} />);
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
    expect(html).toMatch(/<dd [^>]*>20%<\/dd>/);
  });

  it('marks business information as required and open', async () => {
    const html = await renderScreen(<SettingsPage country="us" account={null} />);
    expect(html).toMatch(/<details open[\s\S]*?Business Information[\s\S]*?Required/);
  });
});
