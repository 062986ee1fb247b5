import { describe, expect, it } from 'vitest';
import { AuthPage } from '#app/features/account/ui/auth-page.tsx';
import { checkCredentials } from '#app/features/account/ui/credential-fields.tsx';
import { renderScreen, textsOf } from '#tests/support/render-screen.tsx';

const page = {
  country: 'us',
  accountCountry: 'us',
  redirectTo: '/us/settings',
  providers: ['google', 'apple'],
  answer: null,
} as const;

describe('the auth page without scripts', () => {
  it('explains why the visitor is there, and creates an account in its owner’s country', async () => {
    const from = {
      ...page,
      country: 'au',
      accountCountry: 'au',
      redirectTo: '/au/invoices',
    } as const;
    const html = await renderScreen(<AuthPage {...from} tab="sign-in" />);
    expect(html).toContain('Sign in to see your invoices.');
    expect(html).toMatch(/href="\/oauth\/google\?country=au&amp;redirectTo=%2Fau%2Finvoices"/);
    const none = await renderScreen(<AuthPage {...page} redirectTo={null} tab="sign-in" />);
    expect(none).not.toContain('Sign in to');
  });

  it('switches tabs by links and keeps the original page', async () => {
    const html = await renderScreen(<AuthPage {...page} tab="sign-in" />, { path: '/us/auth' });
    expect(html).toMatch(/role="tab" href="\?tab=sign-up&amp;redirectTo=%2Fus%2Fsettings"/);
    expect(html.match(/name="redirectTo" value="\/us\/settings"/g)).toHaveLength(2);
    expect(html).toMatch(/id="sign-up-panel"[^>]* hidden=""/);
    expect(html).not.toMatch(/id="sign-in-panel"[^>]* hidden=""/);
  });

  it('has Forgot password, Remember me and Continue for signing in, in this order', async () => {
    const html = await renderScreen(<AuthPage {...page} tab="sign-in" />, { path: '/us/auth' });
    const [form = ''] = html.split('id="sign-up-panel"');
    expect(textsOf(form, 'label')).toEqual([
      'Email',
      'Password',
      expect.stringMatching(/^Remember me/),
    ]);
    expect(textsOf(form, 'button')).toEqual(['Continue', 'Sign in with a code']);
    const inOrder = [
      'name="email"',
      'name="password"',
      'Forgot password?',
      'Remember me',
      'Continue<',
    ];
    const places = inOrder.map((mark) => form.lastIndexOf(mark));
    expect(places).toEqual([...places].sort((left, right) => left - right));
    expect(places).not.toContain(-1);
  });

  it('posts what the action reads, to its own tab', async () => {
    const html = await renderScreen(<AuthPage {...page} tab="sign-up" />, { path: '/us/auth' });
    const form = html.slice(html.indexOf('id="sign-up-panel"'));
    expect(form).toMatch(/method="post" action="[^"]*\?tab=sign-up/);
    expect(form).toContain('name="intent" value="sign-up"');
    expect(form).toContain('name="screen" value="page"');
    expect(form).toContain('placeholder="At least 6 characters"');
    expect(form).toContain('Create free account');
    expect(form).toContain('at least 13');
    expect(form).toContain('Terms of Service');
  });

  it('shows the error at its field in the right form, with the typed email', async () => {
    const errors = { email: 'This email is already registered. Please sign in instead.' };
    const answer = { outcome: 'refused', errors, email: 'me@example.com' } as const;
    const html = await renderScreen(<AuthPage {...page} tab="sign-up" answer={answer} />);
    const [signIn = '', signUp = ''] = html.split('id="sign-up-panel"');
    expect(signIn).not.toContain(errors.email);
    expect(signUp).toContain(errors.email);
    const input = /<input[^>]*name="email"[^>]*>/.exec(signUp)?.[0] ?? '';
    expect(input).toContain('value="me@example.com"');
    expect(input).toContain('aria-invalid="true"');
    const described = /aria-describedby="([^"]+)"/.exec(input)?.[1];
    expect(signUp).toContain(`<p id="${described}"`);
  });

  it('offers Google and Apple on both tabs, as links that keep the original page', async () => {
    const html = await renderScreen(<AuthPage {...page} tab="sign-up" />);
    const [signIn = '', signUp = ''] = html.split('id="sign-up-panel"');
    expect(signUp).toMatch(
      /href="\/oauth\/google\?country=us&amp;redirectTo=%2Fus%2Fsettings"[^>]*>.*?Continue with (<!-- -->)?Google/,
    );
    expect(textsOf(signUp, 'a').slice(-2)).toEqual(['Continue with Google', 'Continue with Apple']);
    expect(textsOf(signIn, 'a').slice(-2)).toEqual(['Continue with Google', 'Continue with Apple']);
    const note =
      'New here? We&#x27;ll create an account for you. You must be at least 13 years old.';
    expect(signIn).toContain(note);
    expect(signUp).not.toContain(note);
  });

  it('offers no provider without keys', async () => {
    const html = await renderScreen(<AuthPage {...page} providers={[]} tab="sign-up" />);
    expect(html).not.toContain('Continue with');
  });

  it('links to the terms and the privacy policy where an account is created', async () => {
    const html = await renderScreen(<AuthPage {...page} tab="sign-up" />);
    expect(html).toContain('href="/us/terms"');
    expect(html).toContain('href="/us/privacy"');
  });
});

it.each([
  ['us', 'sales tax', '$1,200.00'],
  ['ca', 'GST/HST', 'C$1,260.00'],
  ['uk', 'VAT', '£1,440.00'],
  ['au', 'GST', 'A$1,320.00'],
] as const)(
  'the side panel lists four benefits in the spelling of %s',
  async (country, tax, amount) => {
    const html = await renderScreen(<AuthPage {...page} country={country} tab="sign-in" />);
    const panel = html.slice(html.indexOf('<aside'), html.indexOf('</aside>'));
    expect(textsOf(panel, 'h2')).toEqual(['Your first 3 invoices are free. No card needed.']);
    expect(textsOf(panel, 'li')).toEqual([
      'A clean PDF of every invoiceReady to send, with clickable payment links.',
      "A link your client can use to payThey don't need an account.",
      `Numbers that add upDiscounts and ${tax}, exact to the ${country === 'uk' ? 'penny' : 'cent'}, in 20 currencies.`,
      'Enter your details onceYour next invoice already has your payment details.',
    ]);
    expect(panel).toContain(`>${amount}<`);
    // A sample of a taxed sale shows its tax.
    expect(panel.includes('20%') && panel.includes('£240.00')).toBe(country === 'uk');
  },
);

describe('the checks before sending', () => {
  const typed = { email: ' Me@Example.com ', password: '1234567' };

  it.each([
    ['auth-page', 'sign-up', null],
    ['dialog', 'sign-up', { password: 'Password must be at least 8 characters' }],
    ['dialog', 'sign-in', null],
  ] as const)('%s, %s', (screen, intent, errors) => {
    expect(checkCredentials({ ...typed, intent }, screen)).toEqual(errors);
  });

  it('reports both fields at once', () => {
    expect(
      checkCredentials({ intent: 'sign-up', email: 'me@', password: '12345' }, 'auth-page'),
    ).toEqual({
      email: 'Invalid email address',
      password: 'Password must be at least 6 characters',
    });
  });
});
