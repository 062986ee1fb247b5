import { describe, expect, it } from 'vitest';
import type { BillingView } from '#app/domain/billing/billing-view.ts';
import type { PlanName } from '#app/domain/billing/plans.ts';
import { type CountryCode, countryCodes } from '#app/domain/country/country.ts';
import { bankTexts } from '#app/domain/fields/payment-fields.ts';
import { SettingsPage } from '#app/features/settings/ui/settings-page.tsx';
import { fieldLabel } from '#app/i18n/format/field-label.ts';
import { freeBilling, paidBilling } from '#tests/support/billing-view.ts';
import { fullSettings } from '#tests/support/full-settings.ts';
import { renderScreen, textsOf } from '#tests/support/render-screen.tsx';

const now = Date.UTC(2026, 2, 5, 12);
const day = 24 * 60 * 60 * 1000;
/** A sign-in that many days ago, last seen that many days ago; now it is this one. */
const session = (device: string, signedIn: number, lastSeen: number) => ({
  id: device,
  device,
  signedInAt: now - signedIn * day,
  lastSeenAt: now - lastSeen * day,
  isThis: lastSeen === 0,
});
const security = {
  email: 'free@example.com' as string | null,
  isConfirmed: false,
  hasEarlierAccount: false,
  earlierPlan: null as PlanName | null,
  needsPaymentDetails: false,
  hasPassword: true,
  sessions: [session('Firefox on Windows', 1, 0), session('Safari on iOS', 9, 3)],
  timeZone: null,
  now,
};
const account = {
  id: 'user-1',
  stored: { settings: fullSettings('us'), lastNumber: '057' },
  bankCountry: 'us' as const,
  email: 'free@example.com',
  pictures: { logo: null, signature: null },
  billing: freeBilling(),
  reminderPlan: 'none' as const,
  security,
};
/** Labels of a country's own fields: postal code, tax and ways to pay. */
const ownLabels: Record<CountryCode, string[]> = {
  us: ['ZIP code', 'Permit number', 'EIN / Tax ID', 'Check payee name', 'Check mailing address'],
  ca: ['Postal code', 'GST/HST number', 'RST number (Manitoba)', 'Interac e-Transfer email'],
  uk: ['Postcode', 'VAT number', 'Default VAT rate', 'Company No.'],
  au: ['Postcode', 'Are you registered for GST?', 'Default GST rate', 'ABN', 'PayID'],
};

function render(changes: Partial<Parameters<typeof SettingsPage>[0]> = {}) {
  return renderScreen(<SettingsPage country="us" account={account} {...changes} />);
}

describe('the settings page', () => {
  it('has every section in the specified order for signed-in users', async () => {
    const html = await render();
    expect(textsOf(html, 'h2')).toEqual([
      'Subscription Management',
      'FAQ',
      'Business Information',
      'Tax Settings',
      'Invoice Settings',
      'Optional Settings',
      'Banking Details',
      'Payment Methods',
      'Fields',
      'Saved designs',
      'Sending',
      'Reminders',
      'Calendar',
      'Security',
      'Regional Settings',
      'Sign Out',
      'Your data',
    ]);
    expect(html).toContain('1 of 3 invoices used');
    expect(html).toContain('free@example.com');
    expect(html).toContain('action="/api/sign-out"');
  });

  it('omits what needs an account for guests, and links to sign-in', async () => {
    const html = await render({ country: 'uk', account: null });
    const sections = textsOf(html, 'h2');
    expect(sections.at(-1)).toBe('Account');
    const forUsers = ['Subscription Management', 'Sending', 'Security', 'Sign Out', 'Your data'];
    expect(sections.filter((title) => forUsers.includes(title))).toEqual([]);
    expect(html).toContain('href="/us/auth?redirectTo=/us/settings"');
    expect(html).not.toContain('/api/sign-out');
    expect(html).toContain('If you leave this empty, we use the country’s usual rate, 20%.');
  });
});

describe('the fields', () => {
  it.each(countryCodes)('of %s are its own, and none of another country', async (country) => {
    const own = { ...account, stored: { settings: fullSettings(country), lastNumber: '057' } };
    const html = await render({ country, account: own });
    const [form = ''] = /<form id="settings-form"[\s\S]*?<\/form>/.exec(html) ?? [];
    const labels = textsOf(form, 'label');
    const bank = bankTexts(country).map((field) => fieldLabel(field, country));
    const everywhere = ['Business name', 'Invoice prefix', 'Payment terms', 'PayPal.Me link'];
    const expected = [...everywhere, ...ownLabels[country], ...bank];
    expect(labels).toEqual(expect.arrayContaining(expected));
    const foreign = Object.values(ownLabels).flat();
    const others = foreign.filter((label) => !ownLabels[country].includes(label));
    expect(labels.filter((label) => others.includes(label))).toEqual([]);
  });

  it('show what is saved, and the next number', async () => {
    const html = await render();
    expect(html).toContain('value="Wren Works"');
    expect(html).toMatch(/Next invoice number:.*WREN-058/);
    expect(await render({ account: null })).toMatch(/Next invoice number:.*INV-001/);
  });
});

describe('the subscription', () => {
  const renderPlan = (billing: BillingView) => render({ account: { ...account, billing } });
  const buttons = (html: string) => {
    const [section = ''] = /<h2>Subscription Management[\s\S]*?<\/section>/.exec(html) ?? [];
    return [...textsOf(section, 'button'), ...textsOf(section, 'a')];
  };

  it.each([
    ['active', 'Renews on', 'Manage Subscription'],
    ['trialing', 'Active until', 'Manage Subscription'],
    ['cancelled', 'Active until', 'Reactivate Plan'],
    ['past_due', 'Active until', 'Update Payment Method'],
  ] as const)(
    'that is %s says %s with the date, and offers to %s',
    async (state, label, button) => {
      const html = await renderPlan(paidBilling(state));
      expect(html).toMatch(new RegExp(`<dt[^>]*>${label}</dt><dd[^>]*>1 Apr 2026</dd>`));
      expect(html).toMatch(/<dt[^>]*>Plan<\/dt><dd[^>]*>Basic<\/dd>/);
      expect(html).toMatch(/<dt[^>]*>Billed<\/dt><dd[^>]*>Monthly<\/dd>/);
      expect(html).toMatch(/<dt[^>]*>Usage<\/dt><dd[^>]*>12 of 50 invoices used this month<\/dd>/);
      expect(buttons(html)).toEqual([button, 'See plans']);
      expect(html.includes(`To cancel, select ${button}.`)).toBe(state !== 'cancelled');
      // After a failed payment there is no paid time left.
      const isPaidFor = state === 'active' || state === 'trialing';
      const goesOn = ' Your plan stays active until the end of the period you’ve paid for.';
      expect(html.includes(goesOn)).toBe(isPaidFor);
    },
  );

  it.each([
    ['free', freeBilling(), 'Free', ['Upgrade']],
    ['free where nothing is sold', freeBilling({ priceIds: null }), 'Free', ['See plans']],
    ['ended', paidBilling('expired'), 'Expired - Free Plan', ['Upgrade']],
  ])('that is %s shows no date, and links to the plans', async (_, billing, plan, labels) => {
    const html = await renderPlan(billing);
    expect(html).toMatch(new RegExp(`<dt[^>]*>Plan</dt><dd[^>]*>${plan}</dd>`));
    expect(html).not.toContain('Active until');
    expect(html.includes('Your paid plan ended on 1 Apr 2026.')).toBe(plan !== 'Free');
    expect(buttons(html)).toEqual(labels);
  });

  it('of the App Store is managed with Apple', async () => {
    const html = await renderPlan(paidBilling('active', { bought: { source: 'app_store' } }));
    expect(html).toContain('Tap Subscriptions and choose ');
    expect(buttons(html)).toEqual(['Manage in the App Store (opens in a new tab)', 'See plans']);
  });
});

describe('the Security section', () => {
  const renderSecurity = (changes: Partial<typeof security> = {}) =>
    render({ country: 'uk', account: { ...account, security: { ...security, ...changes } } });

  it('lists the signed-in browsers, and marks this one', async () => {
    const html = await renderSecurity();
    expect(html).toContain('Firefox on Windows');
    expect(html).toContain('This device');
    expect(html).toContain('Signed in on 24 Feb 2026, last active on 2 Mar 2026');
    expect(html).toContain('aria-label="Sign out Safari on iOS"');
    expect(html).not.toContain('aria-label="Sign out Firefox on Windows"');
    expect(html).toContain('Sign out all other devices');
    const alone = await renderSecurity({ sessions: security.sessions.slice(0, 1) });
    expect(alone).not.toContain('Sign out all other devices');
  });

  it.each<[string, string, Partial<typeof security>]>([
    ['Not confirmed yet', 'if the address is confirmed', { isConfirmed: true }],
    ['Current password', 'if there is none', { hasPassword: false }],
    ['New password', 'for an account without an address', { email: null }],
  ])('says “%s”, but not %s', async (text, _, changes) => {
    expect(await renderSecurity()).toContain(text);
    expect(await renderSecurity(changes)).not.toContain(text);
  });
});
