import { expect, inject } from 'vitest';
import { openDatabase } from '#db/client.server.ts';
import { walk } from '#tests/support/journey.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';

walk('a buyer in the App Store sees how to manage the plan with Apple', async ({ openPage }) => {
  const page = await openPage('phone');
  const member = await signUpOnPage(page);
  await openDatabase({ url: inject('product').libsqlUrl }).$client.execute({
    sql: `UPDATE user_settings SET subscription_source = 'app_store', subscription_status = 'active',
            subscription_plan = 'billwren.standard.monthly', plan_name = 'Standard', invoice_limit = 300,
            subscription_interval = 'monthly', subscription_start = ?, subscription_end = ?
          WHERE user_id = (SELECT id FROM users WHERE email = ?)`,
    args: [
      new Date().toISOString().slice(0, 10),
      Date.now() + 30 * 86_400_000,
      member.email.toLowerCase(),
    ],
  });
  for (const path of ['/us/pricing', '/us/settings']) {
    await openScreen(page, path);
    await sees(page, /Apple bills you and you can only change the plan there/, /Tap Subscriptions/);
    const apples = page.getByRole('link', { name: /Manage in the App Store/ });
    expect(await apples.getAttribute('href')).toBe('https://apps.apple.com/account/subscriptions');
    expect(await page.getByRole('button', { name: /Manage Subscription|^Get / }).count()).toBe(0);
  }
  const again = await member.postJson('/api/create-checkout', {
    priceId: 'price_us_pro_monthly',
    key: crypto.randomUUID(),
  });
  expect(again.status).toBe(409);
  expect(await again.json()).toMatchObject({ code: 'app-store-plan' });
});
