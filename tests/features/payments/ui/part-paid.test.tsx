import { expect, it } from 'vitest';
import { PartPaid, StillDue } from '#app/features/payments/ui/use-payments.tsx';
import { renderScreen } from '#tests/support/render-screen.tsx';

const ofGBP = { currency: 'GBP', totalMinor: 123_450, paidMinor: 23_450 } as const;
const draw = (creditedMinor?: number) => {
  const invoice = { ...ofGBP, ...(creditedMinor !== undefined && { creditedMinor }) };
  return renderScreen(
    <>
      <StillDue invoice={invoice} country="uk" />
      <PartPaid invoice={invoice} />
    </>,
  );
};

it('shows the balance due of an invoice, and Partially paid only if money was received', async () => {
  for (const html of [await draw(), await draw(450)]) {
    expect(html).toContain('£1,000.00 due');
    expect(html).toContain('Partially paid');
  }
  const credited = await draw(23_450);
  expect(credited).toContain('£1,000.00 due');
  expect(credited).not.toContain('Partially paid');
});
