import { usageLabel } from '#app/domain/billing/usage-label.ts';
import { type Usage, UsageBadge, UsageFigures, usageStyle } from '../frame/usage-badge.tsx';
import { usePaywall } from '../paywall/paywall-context.ts';

/** The badge in the native header: a press opens the paywall where there is one (`platform.md` section 4). */
export function NativeUsageBadge({ usage, pricingPath }: { usage: Usage; pricingPath: string }) {
  const openPaywall = usePaywall();
  if (!openPaywall || usage.badge === 'hidden') {
    return <UsageBadge usage={usage} pricingPath={pricingPath} />;
  }
  return (
    <button type="button" title={usageLabel(usage)} onClick={openPaywall} className={usageStyle}>
      <UsageFigures usage={usage} />
    </button>
  );
}
