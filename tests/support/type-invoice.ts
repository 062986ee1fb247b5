import type { Locator, Page } from 'playwright-core';

/** One line of the form by the labels of its fields. */
export type TypedItem = Partial<Record<'Description' | 'Quantity' | 'Price' | 'Tax', string>>;

/** What is typed into the form, by the labels of its fields. */
export type TypedInvoice = { fields?: Record<string, string>; items?: TypedItem[] };

/** The fields of a line, counted from 1. */
export function itemOf(page: Page, position: number): Locator {
  return page.getByRole('group', { name: `Item ${position}`, exact: true });
}

/** A field of the form by its label. */
export function field(scope: Page | Locator, label: string): Locator {
  return scope.getByLabel(label, { exact: true });
}

/** Opens the method in which a field is folded away, if it is. */
export async function unfold(page: Page, label: string): Promise<void> {
  await field(page, label)
    .first()
    .evaluate((it) => {
      const folded = it.closest('details');
      if (folded) folded.open = true;
    });
}

/** Types an invoice into the form of the page: field by field as a person does, lines added as they are needed. */
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

/** A complete invoice of one line of 100.00 for a country's form; a test changes what it is about. */
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
