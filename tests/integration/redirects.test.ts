import { sendOnAuthPage } from '#tests/support/auth-page.ts';
import { walk } from '#tests/support/journey.ts';
import { openScreen, sees } from '#tests/support/screen.ts';
import { plainInvoice, typeInvoice } from '#tests/support/type-invoice.ts';
import { newAccount } from '#tests/support/visitor.ts';

walk(
  'a guest’s pending invoice takes precedence over the stored redirect',
  async ({ openPage }) => {
    const page = await openPage('desktop');
    await openScreen(page, '/us/create-invoice');
    await typeInvoice(page, plainInvoice);
    await page.getByRole('button', { name: 'Save Invoice' }).first().click();
    await sees(page, 'Please sign in to save your invoice');
    await openScreen(page, '/us/auth?tab=sign-up&redirectTo=/us/settings');
    await sendOnAuthPage(page, 'Create account', newAccount());
    await sees(page, 'Invoice saved to your account!');
  },
);
