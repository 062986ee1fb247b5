import type { Locator, Page } from 'playwright-core';

/** An action that users do often: real taps and keys, and what they lead to on the screen. */
type Action = {
  name: string;
  /** What isn't measured. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
  shows: (page: Page) => Locator;
  /** What must be done for the next round; not measured. */
  finish?: (page: Page) => Promise<void>;
};

/** A page and what is done there, one after the other. */
export type Screen = { path: (invoiceId: string) => string; actions: Action[] };

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();

/** Taps without Playwright's own script, which would run in the page between the tap and the paint. */
async function tap(page: Page, target: Locator): Promise<void> {
  await target.tap({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error(`There is nothing to tap at ${target}`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

const field = (page: Page, name: string) => page.locator(`[name="${name}"]:visible`).first();

/** A native select: the arrow keys choose as its list does, which no script can open. */
const choose = (name: string) => async (page: Page) => {
  await field(page, name).focus();
  await page.keyboard.press('ArrowDown');
};

const type = (name: string, text: string) => async (page: Page) => {
  await tap(page, field(page, name));
  await page.keyboard.type(text, { delay: 120 });
};

const confirmation = (page: Page) => button(page, 'Confirm and save');

const saved = (page: Page) => page.getByText('created successfully!').first();

const price = '[name^="items."][name$=".unitPrice"]';

export const screens: Screen[] = [
  {
    path: () => '/us/create-invoice',
    actions: [
      {
        name: 'choose a client',
        act: choose('selectedClientId'),
        shows: (page) => page.locator('[name="selectedClientId"] option:checked:not([value=""])'),
      },
      {
        name: 'type a price',
        act: async (page) => {
          await tap(page, page.locator(price).first());
          await page.keyboard.type('1250.75', { delay: 120 });
        },
        shows: (page) => page.getByText('1,250.75').filter({ visible: true }).first(),
      },
      {
        name: 'add an item',
        act: (page) => tap(page, button(page, 'Add Item')),
        shows: (page) => page.locator(price).nth(1),
      },
      {
        name: 'change the currency',
        act: choose('currency'),
        shows: (page) => page.getByText(/^Currency changed to/),
      },
      {
        name: 'save an invoice',
        prepare: async (page) => {
          await page.locator(price).nth(1).fill('80');
          for (const at of [0, 1]) await page.getByLabel('Description').nth(at).fill('Design');
        },
        act: (page) => tap(page, button(page, 'Save Invoice')),
        shows: (page) => confirmation(page).or(saved(page)).first(),
        finish: async (page) => {
          // Asked at the first invoice to this client. Unsaved, the draft would come back in the next round.
          if (await confirmation(page).isVisible()) await confirmation(page).tap();
          await saved(page).waitFor();
        },
      },
    ],
  },
  {
    path: () => '/us/invoices',
    actions: [
      {
        name: 'open a row’s menu',
        act: (page) => tap(page, button(page, /^More actions/)),
        shows: (page) => page.locator('[popover] button').first(),
      },
      {
        name: 'mark as paid',
        act: (page) => tap(page, button(page, /^Mark paid: /)),
        shows: (page) => page.getByText('Invoice marked as paid!'),
      },
      {
        name: 'select an invoice',
        act: (page) => tap(page, page.getByLabel(/^Select (?!all)/).first()),
        shows: (page) => button(page, 'Archive'),
      },
      {
        name: 'filter the list by status',
        act: (page) => tap(page, page.getByRole('link', { name: /^Unpaid/ })),
        shows: (page) => page.locator('a[aria-current="true"]').filter({ hasText: 'Unpaid' }),
      },
      {
        name: 'search the list',
        act: type('q', 'harbor'),
        shows: (page) => page.locator('#invoice-list:not([aria-busy])'),
      },
    ],
  },
  {
    path: (invoiceId) => `/view-invoice/${invoiceId}`,
    actions: [
      {
        name: 'open an invoice’s menu',
        act: (page) => tap(page, page.locator('summary[aria-label="More actions"]')),
        shows: (page) => button(page, 'Share'),
      },
      {
        name: 'open the Send dialog',
        act: (page) => tap(page, button(page, 'Send')),
        shows: (page) => page.getByRole('dialog').filter({ visible: true }),
      },
    ],
  },
  {
    path: () => '/us/settings',
    actions: [
      {
        name: 'open a section of Settings',
        act: (page) => tap(page, page.locator('.settings-part summary').nth(1)),
        shows: (page) => page.locator('.settings-part details').nth(1).and(page.locator('[open]')),
      },
    ],
  },
];
