import { describe, expect, it } from 'vitest';
import { describeSample } from '#app/features/landing/server/sample-sheet.server.ts';
import { WelcomePage } from '#app/features/landing/ui/welcome-page.tsx';
import { renderScreen, textsOf } from '#tests/support/render-screen.tsx';

describe('the welcome page', () => {
  it('shows a sample of the country, its sentence, and two ways to start', async () => {
    const sample = describeSample('uk', '2026-03-15');
    const html = await renderScreen(
      <WelcomePage country="uk" productName="Billwren" sample={sample} />,
      { path: '/uk/welcome' },
    );
    expect(html).toContain('No account needed to start. Save or send later.');
    expect(textsOf(html, 'a')).toEqual([
      'Create your first invoice',
      'Already have an account? Sign in',
    ]);
    expect(html).toMatch(/href="\/uk\/create-invoice".*href="\/uk\/auth"/);
    expect(textsOf(html, 'dd')).toContain('£1,440.00');
  });
});
