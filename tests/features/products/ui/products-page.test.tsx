import { describe, expect, test } from 'vitest';
import type { ImportPreview, RowRemark } from '#app/domain/products/check-import.ts';
import type { ListedProduct } from '#app/domain/products/product.ts';
import { ImportPreviewTable } from '#app/features/products/ui/import-preview.tsx';
import { ProductsPage, type ProductsPageProps } from '#app/features/products/ui/products-page.tsx';
import { renderScreen, textsOf } from '#tests/support/render-screen.tsx';

const tea: ListedProduct = {
  id: 'p1',
  name: 'Tea & <milk>',
  unitPrice: '1234.50',
  taxRate: '9.975',
  customId: 'T-1',
  unit: 'kilogram',
  fields: '',
};
const design: ListedProduct = {
  id: 'p2',
  name: 'Design',
  unitPrice: '0.00',
  taxRate: '0',
  customId: '',
  unit: '',
  fields: '',
};

function draw(list: Partial<ProductsPageProps['list']>, failure: string | null = null) {
  const whole = { products: [], total: 0, search: '', after: null, next: null, ...list };
  return renderScreen(
    <ProductsPage country="ca" taxRate="5" customFields={[]} list={whole} failure={failure} />,
    { path: '/ca/products' },
  );
}

describe('the products', () => {
  test('are a table with prices in the user’s currency, continued on the next page', async () => {
    const html = await draw({ products: [tea, design], total: 51, next: '1.p1' });
    const heads = ['Product ID', 'Product/Service', 'Price', 'Tax Rate', 'Actions'];
    expect(textsOf(html, 'th').slice(0, 5)).toEqual(heads);
    for (const part of [
      'C$1,234.50<span class="text-ink-soft"> / kg</span>',
      'C$0.00',
      '9.975%',
      'Tea &amp; &lt;milk&gt;',
      '51 products',
      'href="/ca/products?shown=100"',
      ...['Copy', 'Edit', 'Delete'].map((action) => `aria-label="${action} Design"`),
      'href="/products-template.csv"',
    ]) {
      expect(html).toContain(part);
    }
  });

  test('have an empty state, one for a search, and say why another page did not load', async () => {
    const empty = await draw({});
    expect(textsOf(empty, 'h2')).toEqual(['No products yet']);
    expect(textsOf(empty, 'button')).toEqual(['Add Product', 'Import CSV']);
    expect(textsOf(await draw({ search: 'owl' }), 'h2')).toEqual(['No matching products']);
    const failed = await draw({ products: [tea], total: 1 }, 'no connection');
    expect(failed).toContain('Error loading products: no connection');
  });
});

describe('the preview of an import', () => {
  const product = {
    name: '<script>alert(1)</script>',
    unitPrice: '1.00',
    taxRate: '0',
    customId: '',
    unit: '' as const,
  };

  const drawPreview = (preview: ImportPreview, mayBeSaved = false) =>
    renderScreen(
      <ImportPreviewTable
        fileName="a.csv"
        preview={preview}
        mayBeSaved={mayBeSaved}
        currency="GBP"
      />,
    );

  test('shows what is skipped, changed, missing and unused, and no markup', async () => {
    const preview = {
      products: [product],
      rows: [2],
      changed: [{ row: 2, code: 'longName' as const, limit: 500 }],
      skipped: [{ row: 3, code: 'noName' as const }],
      missing: ['tax' as const],
      unused: ['Supplier', 'F'],
    };
    const html = await drawPreview(preview);
    const remarks = ['Row 3: Missing name', 'Row 2: Name shortened to 500 characters'];
    expect(textsOf(html, 'li')).toEqual(remarks);
    for (const text of [
      'Nothing has been saved yet.',
      'The file has no tax column, so all tax rates will be 0.',
      'These columns won’t be imported: Supplier, F',
    ]) {
      expect(html.replace(/<[^>]+>/g, '')).toContain(text);
    }
    expect(html).not.toContain('<script>');
    expect(await drawPreview(preview, true)).not.toContain('Nothing has been saved yet.');
  });

  test('shows fifty rows with what was changed in each, and all changes if a price was lost', async () => {
    const cut = Array.from(
      { length: 6 },
      (_, at): RowRemark => ({ row: at + 3, code: 'longName', limit: 500 }),
    );
    const lost: RowRemark = { row: 9, code: 'noPrice', typed: 'x' };
    const products = Array.from({ length: 1000 }, (_, at) => ({ ...product, name: `Tea ${at}` }));
    const rowNumbers = products.map((_, at) => at + 2);
    const preview = { products, rows: rowNumbers, skipped: [], missing: [], unused: [] };
    const html = await drawPreview({ ...preview, changed: [...cut, lost] });
    const rows = textsOf(html, 'tr').slice(1);
    expect(rows).toHaveLength(50);
    expect(textsOf(html, 'button')).toEqual(['Show all 1,000']);
    expect(rows.filter((text) => text.includes('Name shortened'))).toHaveLength(6);
    expect(rows[0]).not.toContain('Name shortened');
    expect(rows[7]).toContain('Tea 7Price “x” set to 0');
    expect(html).toMatch(/<details[^>]* open=""/);
    expect(await drawPreview({ ...preview, changed: cut })).not.toMatch(/<details[^>]* open=""/);
  });
});
