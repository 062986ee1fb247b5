import { describe, expect, it } from 'vitest';
import { describeUsage } from '#app/features/billing/words/usage-label.ts';
import { CreateButton } from '#app/frames/web/create-button.tsx';
import { FramedPage } from '#app/frames/web/framed-page.tsx';
import { renderScreen, textsOf } from '#tests/support/render-screen.tsx';

const operator = {
  productName: 'Billwren',
  operatorName: 'Robin Example',
  operatorAddress: 'Berlin, Germany',
  supportEmail: 'support@billwren.example',
};

const draw = (pathname: string, usage: Parameters<typeof describeUsage>[0] | null = null) =>
  renderScreen(
    <FramedPage country="uk">
      <p>The page</p>
    </FramedPage>,
    {
      path: pathname,
      root: { product: operator, viewer: usage && { usage: describeUsage(usage) } },
    },
  );

const usage = { used: 1, limit: 3, counts: 'lifetime' } as const;

/** The links in a part of the page, in order. */
const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, address], at) => [
    textsOf(html, 'a')[at],
    address,
  ]);

const footerOf = (html: string) => html.slice(html.indexOf('<footer'));

describe('the web frame', () => {
  it('has the product, the same page in each country, and sign-in or sign-out', async () => {
    const out = await draw('/uk/settings');
    const header = out.slice(0, out.indexOf('</header>'));
    expect(linksOf(header)).toContainEqual(['Billwren', '/uk']);
    const [switcher = ''] = /<details[ >].*?<\/details>/.exec(header) ?? [];
    expect(switcher).toContain('<summary aria-label="Country: UK"');
    expect(linksOf(switcher)).toEqual([
      ['USA', '/us/settings'],
      ['Canada', '/ca/settings'],
      ['UK', '/uk/settings'],
      ['Australia', '/au/settings'],
    ]);
    expect(textsOf(header, 'a')).toContain('Sign in');
    const signedIn = await draw('/uk/settings', { ...usage, badge: 'neutral' });
    expect(textsOf(signedIn, 'button')).toContain('Logout');
    expect(signedIn).toContain('action="/api/sign-out"');
  });

  it.each([
    [{ ...usage, badge: 'neutral' }, '1/3', 'bg-accent-soft'],
    [{ ...usage, used: 3, badge: 'destructive' }, '3/3', 'bg-danger'],
    [{ ...usage, used: 7, limit: null, badge: 'neutral' }, '7/∞', 'bg-accent-soft'],
  ] as const)('shows usage %j as %s, with a link to the prices', async (shown, text, look) => {
    const html = await draw('/uk/invoices', shown);
    const [badge = ''] = /<a [^>]*title="[^"]*invoices used[^"]*"[^>]*>.*?<\/a>/.exec(html) ?? [];
    expect(badge).toContain('href="/uk/pricing"');
    expect(badge).toContain(text);
    expect(badge).toContain(look);
  });

  it('has the four countries, support and the operator in the footer', async () => {
    const footer = footerOf(await draw('/uk/invoices'));
    expect(textsOf(footer, 'h2')).toEqual(['Product', 'Legal', 'Countries']);
    for (const path of ['/us', '/ca', '/uk', '/au', 'mailto:support@billwren.example']) {
      expect(footer).toContain(`href="${path}"`);
    }
    expect(footer).toContain('Robin Example');
    expect(footer).toContain('Berlin, Germany');
  });

  it('has no floating button of its own: pages under a country have it', async () => {
    const button = <CreateButton country="uk" />;
    const shown = /class="fixed[^"]*hidden[^"]*md:block/;
    expect(await renderScreen(button, { path: '/uk/settings' })).toMatch(shown);
    expect(await renderScreen(button, { path: '/uk/auth' })).not.toMatch(shown);
    expect(await draw('/uk/invoices')).not.toMatch(shown);
  });
});
