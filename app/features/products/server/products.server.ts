import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import { fieldsOfRecord } from '#app/domain/custom-fields/document-fields.ts';
import type { SavedProduct } from '#app/domain/invoices/save-answer.ts';
import { type PageWindow, parseCursor, writeCursor } from '#app/domain/lists/page-window.ts';
import { checkPostedImport } from '#app/domain/products/check-import.ts';
import {
  checkProduct,
  copiedProductName,
  describeCatalogueProduct,
  describeProduct,
  type ProductFormText,
  type ProductText,
} from '#app/domain/products/product.ts';
import {
  checkProductChanges,
  checkProductForm,
  type ProductAnswer,
} from '#app/domain/products/product-form.ts';
import { fullMessage } from '#app/features/account/public.server.ts';
import {
  listAllProducts,
  listProductPage,
} from '#app/features/products/queries/product-list.server.ts';
import {
  getProduct,
  insertProduct,
  insertProductOnce,
  insertProducts,
  updateProduct,
} from '#app/features/products/queries/product-rows.server.ts';
import { productImportTexts, productTexts } from '#app/features/products/texts.ts';
import { localColumnNames, writeProductCsv } from '#app/features/products/words/product-csv.ts';
import { describeProductIssues } from '#app/features/products/words/product-issues.ts';
import { idOfKey } from '#app/http/session/token.server.ts';
import { fill } from '#app/i18n/fill.ts';
import type { Database } from '#db/client.server.ts';

/** Returns a page of the owner's products, newest first; one round trip. */
export async function listProducts(
  db: Database,
  input: { userId: string; search: string } & PageWindow,
) {
  const { rows, end, total } = await listProductPage(db, {
    ...input,
    after: parseCursor(input.after),
  });
  return {
    products: rows.map(({ id, fields, ...columns }) => {
      return { id, fields: fields ?? '', ...describeCatalogueProduct(columns) };
    }),
    /** The `after` cursor of the next page; null on the last one. */
    next: end && writeCursor(end),
    /** The number of search results. */
    total,
  };
}

/** Yields all products of the owner as a CSV file, newest first, in chunks; the file can be imported again. */
export function exportProducts(
  db: Database,
  userId: string,
  customFields: readonly CustomField[],
): AsyncGenerator<string> {
  const fields = fieldsOfRecord(customFields, 'product');
  return writeProductCsv(listAllProducts(db, userId), localColumnNames(), fields);
}

const full = () => ({ outcome: 'refused', message: fullMessage('products') }) as const;

/**
 * Adds a product to the catalog. A repeat with the same key updates that product.
 * @param input.key created by the browser each time the form opens
 * @param input.customFields the seller's for products that are in use
 */
export async function addProduct(
  db: Database,
  input: {
    userId: string;
    key: string;
    text: ProductFormText;
    customFields: readonly CustomField[];
    now: number;
  },
): Promise<ProductAnswer> {
  const { userId, key, text, customFields, now } = input;
  const checked = checkProductForm(text, customFields);
  if (!checked.ok) return { outcome: 'invalid', errors: describeProductIssues(checked.issues) };
  const id = idOfKey(userId, key);
  const isKept = await insertProduct(db, { ...checked.columns, id, userId, createdAt: now });
  return isKept ? { outcome: 'saved', productId: id } : full();
}

/** Updates the given fields of an owner's product. */
export async function editProduct(
  db: Database,
  input: {
    userId: string;
    productId: string;
    changes: Partial<ProductFormText>;
    customFields: readonly CustomField[];
  },
): Promise<ProductAnswer> {
  const { userId, productId, changes, customFields } = input;
  const checked = checkProductChanges(changes, customFields);
  if (!checked.ok) return { outcome: 'invalid', errors: describeProductIssues(checked.issues) };
  const isKnown = await updateProduct(db, userId, productId, checked.columns);
  return isKnown ? { outcome: 'saved', productId } : { outcome: 'not-found' };
}

/**
 * Copies an owner's product in its current state, with `(Copy)` after its name and without the owner's own id.
 * Idempotent by key.
 * @param input.key created by the browser for each click
 */
export async function copyProduct(
  db: Database,
  input: { userId: string; productId: string; key: string; now: number },
): Promise<ProductAnswer> {
  const { userId, productId, key, now } = input;
  const original = await getProduct(db, userId, productId);
  if (!original) return { outcome: 'not-found' };
  const id = idOfKey(userId, key);
  const isKept = await insertProduct(db, {
    ...original,
    id,
    name: copiedProductName(original.name, (name) => fill(productTexts.copyOf, { name })),
    customId: null,
    createdAt: now,
  });
  return isKept ? { outcome: 'saved', productId: id } : full();
}

type SaveProductOutcome =
  | { outcome: 'saved'; product: SavedProduct }
  | { outcome: 'invalid'; message: string };

/**
 * Saves a line item as a product of the user; prices are decimals without a currency. Saving the same line item again
 * creates no second product.
 */
export async function saveProduct(
  db: Database,
  input: Omit<SavedProduct, 'id'> & { userId: string; now: number },
): Promise<SaveProductOutcome> {
  const checked = checkProduct(input);
  if (!checked.ok) return { outcome: 'invalid', message: productTexts.wrong[checked.code] };
  const id = await insertProductOnce(db, {
    id: crypto.randomUUID(),
    userId: input.userId,
    createdAt: input.now,
    ...checked.columns,
  });
  if (id === null) return { outcome: 'invalid', message: fullMessage('products') };
  return { outcome: 'saved', product: { id, ...describeProduct(checked.columns) } };
}

/**
 * Saves the rows of an imported file in its order, all or none. Idempotent by key.
 * @param input.key created by the browser for each file
 */
export async function importProducts(
  db: Database,
  input: { userId: string; key: string; rows: readonly ProductText[]; now: number },
): Promise<{ outcome: 'imported'; count: number } | { outcome: 'invalid'; message: string }> {
  const { userId, key, rows, now } = input;
  const checked = checkPostedImport(rows);
  if (!checked.ok)
    return { outcome: 'invalid', message: productImportTexts.refused[checked.issue] };
  const first = idOfKey(userId, key);
  const areSaved = await insertProducts(
    db,
    userId,
    checked.columns.map((columns, at) => ({
      ...columns,
      fields: null,
      id: `${first.slice(0, 24)}${at.toString(16).padStart(12, '0')}`,
      // The list shows the newest first, so each row is a moment older than the row before it.
      createdAt: now - at,
    })),
  );
  return areSaved
    ? { outcome: 'imported', count: checked.columns.length }
    : { outcome: 'invalid', message: fullMessage('products') };
}
