import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openDatabase } from '#db/client.server.ts';
import { demoPassword, seed } from '#db/seed.ts';
import { type ScreenSize, screenSizes } from '#tests/support/launch-browser.ts';
import { pressAction } from '#tests/support/owner-actions.ts';
import { projectRoot } from './project-root.ts';
import { runCommand, SetupError } from './setup-error.ts';
import { withProduct } from './with-product.ts';

// `npm run screenshots` takes the README's screenshots into docs/pictures; with `-- all` all screenshots, at both sizes
// and in both themes, into tests/.results/pictures, for a review of the full product; with `-- clients terms` only
// some.

type Picture = { page: string; size: ScreenSize; theme: 'light' | 'dark' };
type Scene = { account: string | null; open: (page: Page, place: Place) => Promise<void> };
type Place = { origin: string; invoiceId: string };

const seller = 'standard@example.com';

const go = (path: (place: Place) => string) => async (page: Page, place: Place) => {
  await page.goto(`${place.origin}${path(place)}`, { waitUntil: 'networkidle' });
};

const scenes: Record<string, Scene> = {
  landing: { account: null, open: go(() => '/us') },
  welcome: { account: null, open: go(() => '/us/welcome') },
  auth: { account: null, open: go(() => '/us/auth') },
  'create-invoice': { account: seller, open: fillForm },
  'create-empty': { account: null, open: go(() => '/us/create-invoice') },
  'create-lines': { account: seller, open: fillLines },
  preview: { account: seller, open: openPreview },
  offline: { account: null, open: openFormOffline },
  invoices: { account: seller, open: go(() => '/us/invoices') },
  clients: { account: seller, open: go(() => '/us/clients') },
  products: { account: seller, open: go(() => '/us/products') },
  overview: { account: seller, open: go(() => '/us/overview') },
  'overview-average': { account: seller, open: go(() => '/us/overview?payments=average#payments') },
  recurring: { account: seller, open: go(() => '/us/recurring') },
  estimates: { account: seller, open: go(() => '/us/estimates') },
  'credit-notes': { account: seller, open: go(() => '/us/credit-notes') },
  reports: { account: seller, open: go(() => '/us/reports?from=2020-01-01&to=2030-12-31') },
  statement: { account: seller, open: openStatement },
  import: { account: seller, open: go(() => '/us/import') },
  settings: { account: seller, open: go(() => '/us/settings') },
  'delete-account': { account: seller, open: openDeletion },
  client: { account: seller, open: openClient },
  'forgot-password': { account: null, open: go(() => '/us/forgot-password') },
  'reset-password': { account: null, open: go(() => '/us/reset-password') },
  verify: { account: null, open: go(() => '/verify') },
  'unknown-sender': { account: null, open: go(() => '/unknown-sender') },
  'not-found': { account: null, open: go(() => '/us/nothing-here') },
  'sign-in': { account: null, open: openSignIn },
  pricing: { account: 'free@example.com', open: go(() => '/us/pricing') },
  'view-invoice': { account: null, open: go(({ invoiceId }) => `/view-invoice/${invoiceId}`) },
  privacy: { account: null, open: go(() => '/us/privacy') },
  terms: { account: null, open: go(() => '/uk/terms') },
  'cookie-policy': { account: null, open: go(() => '/us/cookie-policy') },
  contact: { account: null, open: go(() => '/us/contact') },
  imprint: { account: null, open: go(() => '/us/imprint') },
  // Their addresses look native in every browser.
  'native-auth': { account: null, open: go(() => '/app/ios/auth') },
  'native-home': { account: null, open: go(() => '/app/ios/home') },
  'native-invoices': { account: seller, open: go(() => '/app/ios/invoices') },
  'native-create': { account: seller, open: go(() => '/app/ios/create') },
  'native-settings': { account: seller, open: go(() => '/app/ios/settings') },
  'own-invoice': { account: seller, open: go(({ invoiceId }) => `/view-invoice/${invoiceId}`) },
  send: { account: seller, open: openAction('Send') },
  'record-payment': { account: seller, open: openAction('Record payment') },
  repeat: { account: seller, open: openRepeat },
  'pay-invoice': { account: null, open: go(({ invoiceId }) => `/invoice/${invoiceId}`) },
};

/** The screenshots in the README. */
const readmePictures: Picture[] = [
  { page: 'create-invoice', size: 'desktop', theme: 'light' },
  { page: 'view-invoice', size: 'phone', theme: 'light' },
  { page: 'invoices', size: 'phone', theme: 'dark' },
];

const everyPicture: Picture[] = Object.keys(scenes).flatMap((page) =>
  (['phone', 'desktop'] as const).flatMap((size) =>
    (['light', 'dark'] as const).map((theme) => ({ page, size, theme })),
  ),
);

async function fillForm(page: Page, { origin }: Place) {
  await page.goto(`${origin}/us/create-invoice`, { waitUntil: 'networkidle' });
  await page.getByLabel('Client name').fill('Harbor Coffee Roasters');
  await page.getByLabel('Client address').fill('48 Wharf Street\nPortland, ME 04101');
  await page.getByLabel('Description').first().fill('Packaging design, three blends');
  await page.getByLabel('Price').first().fill('1450');
  const sheet = page.locator('.live-column');
  if (await sheet.isVisible()) await sheet.getByText('$1,450.00').first().waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Fills five lines and shows where they are. */
async function fillLines(page: Page, place: Place) {
  await fillForm(page, place);
  const lines = ['Labels, two sizes', 'Shelf display', 'Photography, half a day', 'Print proofs'];
  for (const [index, description] of lines.entries()) {
    await page.getByRole('button', { name: 'Add Item' }).click();
    await page
      .getByLabel('Description')
      .nth(index + 1)
      .fill(description);
    await page
      .getByLabel('Price')
      .nth(index + 1)
      .fill(String(80.5 * (index + 1)));
  }
  await page
    .getByLabel('Description')
    .first()
    .evaluate((field) => field.scrollIntoView());
  await page.evaluate(() => window.scrollBy(0, -160));
}

async function openPreview(page: Page, place: Place) {
  await fillLines(page, place);
  await page.getByRole('button', { name: 'Preview' }).filter({ visible: true }).first().click();
  await page.getByRole('dialog').waitFor();
}

async function openFormOffline(page: Page, { origin }: Place) {
  await page.goto(`${origin}/us/create-invoice`, { waitUntil: 'networkidle' });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText("You're offline").waitFor();
  await page.getByLabel('Client name').waitFor();
}

async function openClient(page: Page, place: Place): Promise<void> {
  await go(() => '/us/clients')(page, place);
  await page.getByRole('main').locator('a[href*="/clients/"]').first().click();
  await page.getByRole('link', { name: 'Statement' }).waitFor();
}

async function openStatement(page: Page, place: Place): Promise<void> {
  await openClient(page, place);
  await page.getByRole('link', { name: 'Statement' }).click();
  await page.getByLabel('From').fill('2020-01-01');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.waitForLoadState('networkidle');
}

/** Opens the dialog of an action on an invoice that the account owns. */
function openAction(name: string) {
  return async (page: Page, place: Place) => {
    await scenes['own-invoice']?.open(page, place);
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await page.waitForLoadState('networkidle');
  };
}

async function openRepeat(page: Page, place: Place) {
  await scenes['own-invoice']?.open(page, place);
  await pressAction(page, 'Repeat');
  await page.getByRole('dialog').waitFor();
  await page.waitForLoadState('networkidle');
}

/** Opens the dialog that asks a guest who saves an invoice to sign in. */
async function openSignIn(page: Page, place: Place) {
  await fillForm(page, place);
  await page.getByLabel('Business name').fill('Larkspur Studio LLC');
  await page.getByLabel('Business email').fill('hello@larkspur.example');
  await page.getByLabel('Business address').fill('12 Alder Street\nPortland, OR 97205');
  await page.getByLabel('Account number').fill('12345678');
  await page.getByRole('button', { name: 'Save Invoice' }).filter({ visible: true }).click();
  await page.getByRole('dialog').waitFor();
}

async function openDeletion(page: Page, { origin }: Place) {
  await page.goto(`${origin}/us/settings#data`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('dialog', { name: 'Delete your account?' }).waitFor();
}

async function takePicture(browser: Browser, picture: Picture, place: Place, folder: string) {
  const scene = scenes[picture.page];
  if (!scene) throw new Error(`Unknown page: ${picture.page}.`);
  const context = await browser.newContext({
    ...screenSizes[picture.size],
    deviceScaleFactor: picture.size === 'phone' ? 2 : 1,
    colorScheme: picture.theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  if (scene.account) await signIn(context, place.origin, scene.account);
  const page = await context.newPage();
  await scene.open(page, place);
  await page.evaluate(() => document.fonts.ready);
  // Uses Chromium's own protocol, because Playwright can't write WebP.
  const session = await context.newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  const name = `${picture.page}-${picture.size}-${picture.theme}.webp`;
  writeFileSync(join(folder, name), Buffer.from(data, 'base64'));
  console.log(name);
  await context.close();
}

async function signIn(context: BrowserContext, origin: string, email: string) {
  const page = await context.newPage();
  await page.goto(`${origin}/us/auth`, { waitUntil: 'networkidle' });
  await page.locator('input[name=email]:visible').fill(email);
  await page.locator('input[name=password]:visible').fill(demoPassword);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL('**/us/invoices');
  await page.close();
}

runCommand(async () => {
  const names = process.argv.slice(2);
  const unknown = names.find((name) => name !== 'all' && !(name in scenes));
  if (unknown) throw new SetupError(`Unknown page: ${unknown}. Use one of ${Object.keys(scenes)}.`);
  const wanted = everyPicture.filter(({ page }) => names.includes('all') || names.includes(page));
  const folder = join(projectRoot, names.length > 0 ? 'tests/.results/pictures' : 'docs/pictures');
  mkdirSync(folder, { recursive: true });
  await withProduct(async (product, browser) => {
    const place = { origin: product.origin, invoiceId: await prepareData(product.libsqlUrl) };
    for (const picture of names.length > 0 ? wanted : readmePictures) {
      await takePicture(browser, picture, place, folder);
    }
  });
});

/** Creates the demo accounts and returns the id of an unpaid invoice. */
async function prepareData(libsqlUrl: string): Promise<string> {
  const db = openDatabase({ url: libsqlUrl });
  await seed(db, Date.now());
  const { rows } = await db.$client.execute({
    sql: `SELECT id FROM invoices WHERE status = 'unpaid' AND currency = 'USD'
      AND user_id = (SELECT id FROM users WHERE email = ?) ORDER BY created_at DESC LIMIT 1`,
    args: [seller],
  });
  if (!rows[0]) throw new Error(`${seller} has no unpaid invoice in dollars.`);
  return String(rows[0].id);
}
