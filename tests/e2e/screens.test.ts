import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { welcomeSeenKey } from '#app/domain/navigation/welcome.ts';
import { importFiles } from '#tests/fixtures/import-files.ts';
import { type Appearance, checkScreens, type Screen } from '#tests/support/barriers.ts';
import { journey } from '#tests/support/browser.ts';
import { nativeVisit } from '#tests/support/native-app.ts';
import { openForm } from '#tests/support/open-form.ts';
import { openActions } from '#tests/support/owner-actions.ts';
import { plainClient } from '#tests/support/plain-client.ts';
import { isFullStrain } from '#tests/support/rounds.ts';
import { sees } from '#tests/support/screen.ts';
import { signUpOnPage } from '#tests/support/session-on-page.ts';
import { openSections } from '#tests/support/settings-page.ts';
import { installStoreApp } from '#tests/support/store-app.ts';
import { type Member, saveInvoice } from '#tests/support/visitor.ts';

const failedRequest = [/Failed to load resource/];

const guestScreens: Screen[] = [
  { path: '/us', heading: 'Create Professional Invoices in 1 Minute', prepare: openForm },
  { path: '/us/welcome', heading: 'Create Professional Invoices in 1 Minute' },
  { path: '/us/auth', heading: 'Welcome back' },
  { path: '/us/create-invoice', heading: 'Create Invoice' },
  { path: '/us/create-invoice', heading: 'Create Invoice', prepare: showErrors },
  { path: '/us/settings', heading: 'Settings' },
  { path: '/us/settings', heading: 'Settings', prepare: cutOffNetwork },
  { path: '/us/privacy', heading: 'Privacy Policy' },
  { path: '/us/terms', heading: 'Terms of Service' },
  { path: '/us/cookie-policy', heading: 'Cookie Policy' },
  { path: '/us/contact', heading: 'Contact Support' },
  { path: '/us/imprint', heading: 'Legal Notice' },
  { path: '/us/forgot-password', heading: /./ },
  { path: '/us/reset-password#type=recovery&token=none', heading: /./ },
  { path: '/verify', heading: 'Verify an invoice' },
  { path: '/verify/nonsense', heading: 'Verify an invoice' },
  { path: '/unknown-sender', heading: 'Don’t know the sender?' },
  { path: '/us/nothing', heading: 'Oops! Page not found' },
];

const sellerScreens: Screen[] = [
  { path: '/us/invoices', heading: 'All Invoices' },
  { path: '/us/overview', heading: 'Overview' },
  { path: '/us/overview', heading: 'Overview', prepare: openAverage },
  { path: '/us/reports', heading: 'Tax Report' },
  { path: '/us/recurring', heading: 'Recurring Invoices' },
  { path: '/us/import', heading: 'Import' },
  { path: '/us/import', heading: 'Import', prepare: importDoubtful },
  { path: '/us/import', heading: 'Import', prepare: importUnknown },
  { path: '/us/import', heading: 'Import', prepare: importBroken },
  { path: '/us/estimates', heading: 'All Estimates' },
  { path: '/us/create-invoice?estimate=new', heading: 'Create Estimate' },
  { path: '/us/credit-notes', heading: 'All Credit Notes' },
  { path: '/us/clients', heading: 'Clients' },
  { path: '/us/clients', heading: 'Clients', prepare: openDialog('Add Client') },
  { path: '/us/products', heading: 'Products' },
  { path: '/us/products', heading: 'Products', prepare: openDialog('Add Product') },
  { path: '/us/pricing', heading: /./ },
  { path: '/us/settings', heading: 'Settings' },
  {
    path: '/us/settings',
    heading: 'Settings',
    prepare: openDialog('Delete account', 'Delete your account?'),
  },
  { path: '/us/settings', heading: 'Settings', prepare: openReminders },
  {
    path: '/us/settings',
    heading: 'Settings',
    prepare: openDialog('Edit email templates', 'Email templates'),
  },
  { path: '/us/settings', heading: 'Settings', prepare: openCalendar },
];

/** What the clients and products pages post. */
const sampleRows = {
  '/us/clients.data': {
    intent: 'add-client',
    text: {
      ...plainClient('Finch & Sons'),
      email: 'accounts.payable.department@finch-and-sons.example',
      phone: '+1 (555) 010-2000',
      address: '2 High Street\nSpringfield',
    },
  },
  '/us/products.data': {
    intent: 'add-product',
    text: {
      name: 'Website design',
      unitPrice: '1200',
      taxRate: '20',
      unit: '',
      customId: 'W-1'.repeat(16),
    },
  },
};

// Both sizes share components and colors. A normal run opens each screen once, alternating between
// phone and dark mode; the soak opens all of them at both sizes and in both color schemes.
const looks: Appearance[] = isFullStrain
  ? [
      { size: 'phone', schemes: ['dark', 'light'] },
      { size: 'desktop', schemes: ['light', 'dark'] },
    ]
  : [
      { size: 'phone', schemes: ['dark'] },
      { size: 'desktop', schemes: ['light'] },
    ];

/** The screens that are opened at one of the sizes. */
const screensOf = (look: Appearance, screens: Screen[]) =>
  isFullStrain ? screens : screens.filter((_, at) => at % looks.length === looks.indexOf(look));

for (const look of looks) {
  const options = { reducedMotion: 'reduce', expected: failedRequest } as const;
  const name = `on a ${look.size}, ${look.schemes.join(' or ')}, nor anything wider than 360 pixels`;

  journey(`screens are accessible for a guest ${name}`, async ({ openPage }) => {
    const page = await openPage(look.size, options);
    await checkScreens(page, screensOf(look, guestScreens), look);
  });

  journey(`screens are accessible for a seller ${name}`, async ({ openPage }) => {
    const seller = await openPage(look.size, options);
    const screens = await signInWithOneOfEach(seller);
    await checkScreens(seller, screensOf(look, screens), look);
  });
}

function openDialog(button: string, title = button) {
  return async (page: Page) => {
    await openSections(page);
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('dialog', { name: title }).waitFor();
  };
}

/** Opens the reminder schedules, with the steps of one and their texts. */
async function openReminders(page: Page) {
  await openDialog('Set up reminders', 'Reminders')(page);
  const dialog = page.getByRole('dialog', { name: 'Reminders' });
  await dialog.getByLabel('Firm').check();
  await dialog.getByText('Subject and message').first().click();
  await dialog.getByLabel('Message').first().waitFor();
}

/** Opens the overview's payments as a table, and those that the average is based on. */
async function openAverage(page: Page) {
  await page.getByText('Show as table').first().click();
  const average = page.getByRole('region', { name: 'Average time to payment' });
  await average.getByRole('link').first().click();
  await page.getByRole('region', { name: 'Payments included in the average' }).waitFor();
}

const chooseFile = (page: Page, text: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

/** A file with ambiguous dates and no currency. */
async function importDoubtful(page: Page) {
  const lines = importFiles.xero.split('\n').slice(0, 3).join('\n');
  await chooseFile(page, lines.replaceAll(',GBP,', ',,'));
  await page.getByLabel('Which currency are the amounts in?').waitFor();
}

/** A file with column headers in another language. */
async function importUnknown(page: Page) {
  await chooseFile(page, 'Numéro,Fait le,Pour qui\nF-1,2026-01-28,Boulangerie\n');
  await page.getByLabel('What does this file contain?').selectOption('Invoices');
  await page.getByLabel('Which column has the invoice number?').waitFor();
}

async function importBroken(page: Page) {
  await chooseFile(page, importFiles.freshBooks.replace('2.00000000', 'two'));
  await sees(page, 'Row 4, 0000042: “two” isn’t a number');
}

async function openCalendar(page: Page) {
  await openDialog('Set up calendar', 'Due-date calendar')(page);
  const dialog = page.getByRole('dialog', { name: 'Due-date calendar' });
  const turnOn = dialog.getByRole('button', { name: 'Turn on' });
  await dialog.getByRole('button', { name: /^Turn/ }).waitFor();
  if (await turnOn.isVisible()) await turnOn.click();
  await dialog.getByLabel('Address', { exact: true }).waitFor();
}

/** Makes the page believe it is offline. */
async function cutOffNetwork(page: Page) {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    window.dispatchEvent(new Event('offline'));
  });
  await sees(page, "You're offline");
}

/** Makes the form show an error for every required field. */
async function showErrors(page: Page) {
  await page.getByText('Deposit or installments', { exact: true }).click();
  await page.getByRole('button', { name: 'Three monthly installments' }).click();
  await page.getByRole('button', { name: 'Save Invoice' }).click();
  await sees(page, /^Please correct \d+ highlighted field/, 'Business name is required');
  await sees(page, 'The invoice has no total to split yet.');
}

/**
 * Signs in a new user who has one of everything; returns the screens to check, including the public
 * pages.
 */
async function signInWithOneOfEach(page: Page): Promise<Screen[]> {
  const account = await signUpOnPage(page);
  await saveInvoice(account, {
    invoiceNumber: 'INV-001',
    schedule: [
      { label: 'Deposit', amount: '30%', due: 'invoiceDate' },
      { label: 'Balance', amount: '', due: 'dueDate' },
    ],
  });
  const paidId = await saveInvoice(account, { invoiceNumber: 'INV-002' });
  const noteId = await creditTenth(account, paidId);
  for (const [path, post] of Object.entries(sampleRows)) {
    expect((await account.postJson(path, { ...post, key: crypto.randomUUID() })).status).toBe(200);
  }
  await page.goto('/us/clients');
  const client = await page
    .getByRole('link', { name: 'Finch & Sons' })
    .first()
    .getAttribute('href');
  await page.goto('/us/invoices');
  const link = await page.getByRole('link', { name: 'INV-001', exact: true }).getAttribute('href');
  const view = link ?? '';
  await page.goto(view);
  const verify = await page.getByRole('link', { name: /\/verify\// }).getAttribute('href');
  const offer = { kind: 'estimate', invoiceNumber: 'EST-1', dueDate: '2099-01-31' } as const;
  const estimateId = await saveInvoice(account, offer);
  return [
    ...sellerScreens,
    { path: client ?? '', heading: 'Finch & Sons' },
    { path: view, heading: 'Invoice INV-001' },
    {
      path: view,
      heading: 'Invoice INV-001',
      prepare: openDialog('Change reminders', 'Reminders for INV-001'),
    },
    {
      path: view,
      heading: 'Invoice INV-001',
      prepare: openDialog('Send', 'Send invoice INV-001'),
    },
    {
      path: `/view-invoice/${paidId}`,
      heading: 'Invoice INV-002',
      prepare: async (page) => {
        await openActions(page);
        await openDialog('Issue credit note', 'Credit note for invoice INV-002')(page);
      },
    },
    {
      path: view,
      heading: 'Invoice INV-001',
      prepare: async (page) => {
        await openActions(page);
        await openDialog('Make packing slip', 'Packing slip for INV-001')(page);
      },
    },
    { path: `/view-invoice/${noteId}`, heading: 'Credit Note CN-001' },
    {
      path: `/view-invoice/${estimateId}`,
      heading: 'Estimate EST-1',
      prepare: openDialog('Convert to invoice', 'Create invoice from estimate EST-1'),
    },
    { path: view.replace('view-invoice', 'invoice'), heading: 'Pay Invoice' },
    { path: new URL(verify ?? '').pathname, heading: 'Verify an invoice' },
  ];
}

/** Credits part of a paid invoice; returns the credit note. */
async function creditTenth(account: Member, invoiceId: string): Promise<string> {
  const paid = { intent: 'set-status', invoiceId, status: 'paid' };
  expect((await account.postJson('/us/invoices.data', paid)).status).toBe(200);
  const note = { invoiceId, noteKey: crypto.randomUUID(), reason: 'Two posters came back' };
  const choice = { kind: 'amount', minor: 1_000 };
  const answer = await account.postJson('/api/credit-note', { ...note, choice });
  return ((await answer.json()) as { id: string }).id;
}

// The native app's own dark colors; the soak covers both color schemes.
const nativeLook: Appearance = {
  size: 'phone',
  schemes: isFullStrain ? ['dark', 'light'] : ['dark'],
};

const nativeGuestScreens: Screen[] = [
  { path: '/app/ios/home', heading: 'No invoices yet' },
  { path: '/app/ios/settings', heading: 'Settings' },
  { path: '/app/ios/auth', heading: 'Sign In' },
  { path: '/us/contact', heading: 'Contact Support' },
];

const nativeSellerScreens: Screen[] = [
  { path: '/app/ios/invoices', heading: 'Invoices' },
  { path: '/app/ios/invoices', heading: 'Invoices', prepare: openMenu },
  { path: '/app/ios/create', heading: 'Create Invoice' },
  { path: '/app/ios/settings', heading: 'Settings', prepare: openPaywall },
];

journey(
  'native screens are accessible, light or dark, and no wider than 360 pixels',
  async ({ openPage }) => {
    const page = await openPage('phone', { ...nativeVisit, reducedMotion: 'reduce' });
    await installStoreApp(page);
    await page.addInitScript((key) => {
      // A page without an origin has no storage.
      if (location.origin !== 'null') localStorage.setItem(key, 'true');
    }, welcomeSeenKey);
    await checkScreens(page, nativeGuestScreens, nativeLook);
    const id = await saveInvoice(await signUpOnPage(page));
    const invoicePages = ['view-invoice', 'invoice'].map((name) => ({
      path: `/${name}/${id}`,
      heading: /./,
    }));
    await checkScreens(page, nativeSellerScreens.concat(invoicePages), nativeLook);
  },
);

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
}

async function openPaywall(page: Page) {
  await openSections(page);
  await page.getByRole('button', { name: 'Upgrade' }).click();
  await page.getByRole('dialog', { name: 'Unlock Premium' }).getByRole('radio').first().waitFor();
}
