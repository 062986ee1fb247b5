import { describe, expect, test } from 'vitest';
import { ReportPage } from '#app/features/reports/ui/report-page.tsx';
import type { ReportView } from '#app/features/reports/words/describe-report.ts';
import { renderScreen, textsOf } from '#tests/support/render-screen.tsx';

const draw = (view: Partial<ReportView>) =>
  renderScreen(
    <ReportPage
      country="uk"
      path="/uk/reports"
      overview="/uk/overview"
      asked={{ from: '2026-04-01', to: '2026-06-30', basis: 'payment' }}
      fault={null}
      periods={[]}
      files="/api/tax-report?basis=payment"
      view={{ currencies: [], undated: [], shown: null, ...view }}
    />,
    { path: '/uk/reports' },
  );

describe('a tax report of a period without figures', () => {
  test('has no files', async () => {
    const html = await draw({});
    expect(html).toContain('Nothing in this period');
    expect(textsOf(html, 'button').filter((text) => ['CSV', 'PDF'].includes(text))).toEqual([]);
  });

  test('has files if there are payments without a known day', async () => {
    const undated = [{ key: 'GBP', text: '£50.00', count: '1', to: '/uk/reports?undated=1' }];
    const html = await draw({ undated });
    expect(html).toContain('Nothing in this period');
    expect(textsOf(html, 'button')).toEqual(expect.arrayContaining(['CSV', 'PDF']));
  });
});
