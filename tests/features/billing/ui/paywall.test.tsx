import { describe, expect, it } from 'vitest';
import { plans } from '#app/domain/billing/plans.ts';
import {
  PaywallFooter,
  PlanOptions,
  PurchaseStatus,
} from '#app/features/billing/ui/paywall-parts.tsx';
import type { PurchasePhase } from '#app/features/billing/ui/use-purchase.ts';
import { renderScreen, textsOf } from '#tests/support/render-screen.tsx';

const nothing = () => undefined;
const foot = (purchase: PurchasePhase, buyLabel: string | null = 'Unlock 50 invoices for $5') =>
  renderScreen(
    <PaywallFooter
      country="ca"
      buyLabel={buyLabel}
      purchase={purchase}
      onBuy={nothing}
      onRestore={nothing}
      onLeave={nothing}
    />,
  );

describe('the paywall', () => {
  it('offers the purchase, restoring, and both legal texts of the country', async () => {
    const html = await foot({ phase: 'idle' });
    expect(textsOf(html, 'button')).toEqual(['Unlock 50 invoices for $5', 'Restore Purchases']);
    expect(textsOf(html, 'a')).toEqual(['Terms', 'Privacy']);
    expect(html).toContain('href="/ca/terms"');
    expect(html).toContain('href="/ca/privacy"');
    expect(textsOf(await foot({ phase: 'idle' }, null), 'button')).toEqual(['Restore Purchases']);
  });

  it('accepts no second tap during a purchase', async () => {
    const html = await foot({ phase: 'processing', work: 'purchase' });
    expect(html.match(/aria-disabled="true"/g)).toHaveLength(2);
    expect(html.match(/aria-busy="true"/g)).toHaveLength(1);
  });

  it('shows the result of a purchase', async () => {
    const said = (purchase: PurchasePhase) => renderScreen(<PurchaseStatus purchase={purchase} />);
    expect(await said({ phase: 'idle' })).toBe('');
    expect(await said({ phase: 'validated' })).toBe('');
    const failed = await said({ phase: 'failed', message: 'Purchase failed' });
    expect(failed).toContain('Purchase failed');
    expect(failed).toContain('role="alert"');
    expect(await said({ phase: 'pending' })).toContain('Your purchase is waiting for approval.');
  });

  it('shows each plan at the store’s price', async () => {
    const [basic, standard] = plans;
    if (!basic || !standard) throw new Error('There are no plans');
    const html = await renderScreen(
      <PlanOptions
        offers={[
          { plan: basic, productId: 'b', price: '4,99 €' },
          { plan: standard, productId: 's', price: '19,99 €' },
        ]}
        interval="yearly"
        picked="s"
        onPick={nothing}
      />,
    );
    expect(textsOf(html, 'label')).toEqual([
      'Basic50 invoices every month4,99 €/ year',
      'StandardMost Popular300 invoices every month19,99 €/ year',
    ]);
  });
});
