import { describe, expect, it } from 'vitest';
import type { Usage } from '#app/screens/frame/usage-badge.tsx';
import { WebFrame } from '#app/screens/frame/web-frame.tsx';
import { renderScreen, textsOf } from '#tests/support/render-screen.tsx';

const operator = {
  productName: 'Billwren',
  operatorName: 'Robin Example',
  operatorAddress: 'Berlin, Germany',
  supportEmail: 'support@billwren.example',
};

const draw = (pathname: string, usage: Usage | null = null) =>
  renderScreen(
    <WebFrame operator={operator} country="uk" pathname={pathname} viewer={usage && { usage }}>
      <p>The page</p>
    </WebFrame>,
    { path: pathname },
  );

const footerOf = (html: string) => html.slice(html.indexOf('<footer'));

describe('the web frame', () => {
  it('names the product, leads to the places there are, and out or in', async () => {
    const out = await draw('/uk/settings');
    const header = out.slice(0, out.indexOf('</header>'));
    for (const page of ['invoices', 'clients', 'pricing', 'settings']) {
      expect(header).toContain(`href="/uk/${page}"`);
    }
    expect(textsOf(header, 'a')).toContain('Sign in');
    const signedIn = await draw('/uk/settings', { used: 1, limit: 3, badge: 'neutral' });
    expect(textsOf(signedIn, 'button')).toContain('Logout');
    expect(signedIn).toContain('action="/api/sign-out"');
  });

  it.each([
    [{ used: 1, limit: 3, badge: 'neutral' }, '1/3', 'bg-accent-soft'],
    [{ used: 3, limit: 3, badge: 'destructive' }, '3/3', 'bg-danger'],
    [{ used: 7, limit: null, badge: 'neutral' }, '7/∞', 'bg-accent-soft'],
  ] as const)('shows usage %j as %s, which leads to the prices', async (usage, text, look) => {
    const html = await draw('/uk/invoices', usage);
    const [badge = ''] = /<a [^>]*title="[^"]*invoices used[^"]*"[^>]*>.*?<\/a>/.exec(html) ?? [];
    expect(badge).toContain('href="/uk/pricing"');
    expect(badge).toContain(text);
    expect(badge).toContain(look);
  });

  it('hides the badge where the allowance says so', async () => {
    const html = await draw('/uk/invoices', { used: 0, limit: 0, badge: 'hidden' });
    expect(html).not.toContain('0/0');
  });

  it('has the four countries, support, operator and tagline at the foot', async () => {
    const footer = footerOf(await draw('/uk/invoices'));
    expect(textsOf(footer, 'h2')).toEqual(['Product', 'Countries']);
    for (const path of ['/us', '/ca', '/uk', '/au', 'mailto:support@billwren.example']) {
      expect(footer).toContain(`href="${path}"`);
    }
    expect(footer).toContain('Invoice Generator');
    expect(footer).toContain('Pricing Plans');
    expect(footer).toContain('Robin Example');
    expect(footer).toContain('Berlin, Germany');
    expect(footer).toContain('Professional invoices for freelancers and small businesses.');
  });

  it('has breadcrumbs and the floating button where they belong', async () => {
    const html = await draw('/uk/invoices');
    expect(html).toMatch(/<nav aria-label="Breadcrumb"/);
    expect(html).toMatch(/class="fixed[^"]*hidden[^"]*md:block/);
    const auth = await draw('/uk/auth');
    expect(auth).not.toMatch(/class="fixed[^"]*hidden[^"]*md:block/);
  });
});
