const productColumns = ['id', 'name', 'price', 'tax', 'unit'] as const;
export type ProductColumn = (typeof productColumns)[number];

/** Column indexes, from 0; a Map, since a header may be `__proto__`. */
export type ColumnIndexes = ReadonlyMap<ProductColumn, number>;

/**
 * English, French and Russian words that identify a column, in order of precedence: `Product ID` is an id, `Service
 * price` a price.
 */
const words: [column: ProductColumn, whole: RegExp, word: RegExp][] = [
  [
    'id',
    /^(id|custom id|code|code du produit|référence|ид|идентификатор|артикул|код)$/,
    /^(id|ids|customid|productid|sku|code|référence|identifiant|ид|идентификатор|артикул|код)$/,
  ],
  [
    'price',
    /^(price|unit price|prix|prix unitaire|цена|цена за единицу|стоимость)$/,
    /^(price|prices|unitprice|cost|prix|tarif|coût|цена|цены|цене|стоимость|стоимости)$/,
  ],
  [
    'tax',
    /^(tax|tax rate|taxe|taux de taxe|налог|ставка налога|налоговая ставка|ндс)$/,
    /^(tax|taxes?|taxrate|vat|gst|hst|tps|tvq|tvh|tva|налог|налога|налоги|налоговая|ндс)$/,
  ],
  [
    'name',
    /^(name|product|service|product service|nom|produit|produit service|produit ou service|название|наименование|имя|товар|продукт|услуга|товар услуга|продукт услуга)$/,
    /^(names?|products?|services?|items?|title|description|noms?|produits?|articles?|названи[ея]|наименовани[ея]|имя|товар|товары|товара|продукт|продукты|продукта|услуга|услуги|номенклатура|описание)$/,
  ],
  [
    'unit',
    /^(units?|units? of measure(ment)?|measure(ment)? units?|unit name|uo m|u m|unités?|unités? de mesure|единиц[аы]|единиц[аы] измерения|ед|ед изм|изм)$/,
    /^(uom|unitofmeasure)$/,
  ],
];

/**
 * Finds the columns of a product file by their headers, ignoring case. A header that equals a name wins over one that
 * contains it; otherwise the first one counts.
 */
export function matchColumns(headings: readonly string[]): ColumnIndexes {
  const named = headings.map(headingWords);
  const indexes = new Map<ProductColumn, number>();
  const taken = new Set<number>();
  const take = (column: ProductColumn, fits: (heading: string[]) => boolean) => {
    if (indexes.has(column)) return;
    const at = named.findIndex((heading, index) => !taken.has(index) && fits(heading));
    if (at < 0) return;
    indexes.set(column, at);
    taken.add(at);
  };
  for (const [column, whole] of words) take(column, (heading) => whole.test(heading.join(' ')));
  for (const [column, , word] of words)
    take(column, (heading) => heading.some((w) => word.test(w)));
  return indexes;
}

/** Normalizes a header: `Unit_Price (USD)` is `unit price`. */
function headingWords(heading: string): string[] {
  return heading
    .slice(0, 200)
    .normalize('NFKC')
    .replace(/\([^)]*\)/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
