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

const delimiters = [',', ';', '\t', '|'] as const;
type Delimiter = (typeof delimiters)[number];

const maxHeadingLength = 10_000;
/** Excel's own first line that names the separator. */
const namedDelimiter = /^sep=([,;\t|])\r?\n/i;

/**
 * Detects the separator of a product file: the one that Excel's first line names, else the one that finds the most
 * known headers in the first line, else a comma. Counting separators would be misled by decimal commas and commas in
 * names.
 * @param text with line feeds or CRLF
 * @returns the delimiter, and where the headers start
 */
export function chooseDelimiter(text: string): { delimiter: Delimiter; start: number } {
  const named = namedDelimiter.exec(text);
  if (named) return { delimiter: named[1] as Delimiter, start: named[0].length };
  const heading = firstLine(text);
  let best: { delimiter: Delimiter; score: number } = { delimiter: ',', score: 0 };
  for (const delimiter of delimiters) {
    const cells = heading.split(delimiter);
    const score = matchColumns(cells).size * 1000 + Math.min(cells.length, 999);
    if (score > best.score) best = { delimiter, score };
  }
  return { delimiter: best.delimiter, start: 0 };
}

function firstLine(text: string): string {
  const start = text.slice(0, maxHeadingLength).trimStart();
  const [line = ''] = linesWithHeading(start)
    .replace(/"[^"]*"/g, (quoted) => quoted.replace(/[,;\t|\n]/g, ' '))
    .split('\n', 1);
  return line;
}

/** Returns the first lines up to where no quotation mark is open. */
function linesWithHeading(text: string): string {
  let end = text.indexOf('\n');
  while (end >= 0 && text.slice(0, end).split('"').length % 2 === 0)
    end = text.indexOf('\n', end + 1);
  return end < 0 ? text : text.slice(0, end);
}
