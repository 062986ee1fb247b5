import { accountChecks } from './account-checks.ts';
import type { Check } from './checks.ts';
import { healthChecks, siteChecks } from './site-checks.ts';
import { webhookChecks } from './webhook-checks.ts';

/**
 * Lists all checks of a deployment in order.
 * @param webhooks the webhook worker's origin; null leaves out its checks
 */
export function checksOf(
  origin: string,
  webhooks: string | null,
  env: Record<string, string | undefined>,
): Check[] {
  const checks = [
    ...healthChecks('app', origin, env.READYZ_SECRET),
    ...siteChecks(origin),
    ...accountChecks(origin, env),
  ];
  if (webhooks === null) return checks;
  return [
    ...checks,
    ...healthChecks('webhooks', webhooks, env.READYZ_SECRET),
    ...webhookChecks(webhooks, env),
  ];
}
