import { expect, test } from 'vitest';
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

test('a tax report of a period without figures has files only if there are payments without a known day', async () => {
  const undated = [{ key: 'GBP', text: '£50.00', count: '1', to: '/uk/reports?undated=1' }];
  for (const [view, files] of [
    [{}, []],
    [{ undated }, ['CSV', 'PDF']],
  ] as const) {
    const html = await draw({ ...view } as Partial<ReportView>);
    expect(html).toContain('Nothing in this period');
    const buttons = textsOf(html, 'button').filter((text) => ['CSV', 'PDF'].includes(text));
    expect(buttons).toEqual(files);
  }
});
