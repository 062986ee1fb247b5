import type { Locator, Page } from 'playwright-core';

/** A line item in the form, by the labels of its fields. */
export type TypedItem = Partial<Record<'Description' | 'Quantity' | 'Price' | 'Tax', string>>;

/** What to type into the form, by the labels of its fields. */
export type TypedInvoice = { fields?: Record<string, string>; items?: TypedItem[] };

/** Returns the fields of a line item, counted from 1. */
export function itemOf(page: Page, position: number): Locator {
  return page.getByRole('group', { name: `Item ${position}`, exact: true });
}

/** Returns a form field by its label. */
export function field(scope: Page | Locator, label: string): Locator {
  return scope.getByLabel(label, { exact: true });
}

/** Expands the payment method that hides a field. */
export async function unfold(page: Page, label: string): Promise<void> {
  await field(page, label)
    .first()
    .evaluate((it) => {
      const folded = it.closest('details');
      if (folded) folded.open = true;
    });
}

/** Types an invoice into the page's form, field by field as a user does, adding line items as needed. */
export async function typeInvoice(page: Page, { fields = {}, items = [] }: TypedInvoice) {
  for (const [label, text] of Object.entries(fields)) {
    await unfold(page, label);
    await field(page, label).fill(text);
  }
  for (const [index, item] of items.entries()) {
    const line = itemOf(page, index + 1);
    if ((await line.count()) === 0) await page.getByRole('button', { name: 'Add Item' }).click();
    for (const [label, text] of Object.entries(item)) await field(line, label).fill(text);
  }
}

/** A complete invoice with one line item of 100.00 for a country's form; tests change only what matters to them. */
export const plainInvoice = {
  fields: {
    'Business name': 'Wren Studio',
    'Business email': 'hello@wren.example',
    'Business address': '1 Main Street\nSpringfield',
    'Client name': 'Finch & Sons',
    'Client address': '2 High Street\nRivertown',
    'Account number': '12345678',
  },
  items: [{ Description: 'Design work', Quantity: '1', Price: '100' }],
} satisfies TypedInvoice;
