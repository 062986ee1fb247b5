import type { InvoiceContent } from '#app/domain/invoices/content.ts';

/** Canada's provinces and territories by postal abbreviation (Canada Post). */
export const provinceCodes = [
  'AB',
  'BC',
  'MB',
  'NB',
  'NL',
  'NS',
  'NT',
  'NU',
  'ON',
  'PE',
  'QC',
  'SK',
  'YT',
] as const;

export type Province = (typeof provinceCodes)[number];

/** Whether a value is the postal abbreviation of a province or territory. */
export function isProvince(value: unknown): value is Province {
  return provinceCodes.some((code) => code === value);
}

const postalCode = /\b([A-Z])(\d[A-Z])[ -]?\d[A-Z]\d\b/gi;

/** Provinces by the first letter of their postal codes (Canada Post); X is shared by two territories. */
const byLetter: Readonly<Record<string, Province>> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  X: 'NT',
  Y: 'YT',
};

/** Other names of provinces in addresses, in English and French, without capitals, accents, hyphens and dots. */
const byName: Readonly<Record<string, Province>> = {
  alberta: 'AB',
  'british columbia': 'BC',
  'colombie britannique': 'BC',
  manitoba: 'MB',
  'new brunswick': 'NB',
  'nouveau brunswick': 'NB',
  newfoundland: 'NL',
  labrador: 'NL',
  'terre neuve': 'NL',
  'nova scotia': 'NS',
  'nouvelle ecosse': 'NS',
  nunavut: 'NU',
  'northwest territories': 'NT',
  'territoires du nord ouest': 'NT',
  nwt: 'NT',
  ontario: 'ON',
  ont: 'ON',
  'prince edward island': 'PE',
  pei: 'PE',
  'ile du prince edouard': 'PE',
  quebec: 'QC',
  saskatchewan: 'SK',
  sask: 'SK',
  yukon: 'YT',
};

const named = new RegExp(
  `(?:^|[^\\p{L}])(${[...Object.keys(byName), ...provinceCodes].join('|')})(?=[^\\p{L}]|$)`,
  'giu',
);

/** What may follow a province at the end of a line. */
const lineEnd = /^[ \t,.]*(canada[ \t.]*)?(\n|$)/i;

/**
 * Finds the province or territory of a typed address: by its last postal code, otherwise by the last province name or
 * abbreviation in English or French. Null when there is none. Lower-case abbreviations only count at the end of a line
 * or before the country, since `on` is also a word.
 */
export function provinceOfAddress(address: string): Province | null {
  const [, letter = '', area = ''] = [...address.matchAll(postalCode)].at(-1) ?? [];
  const province = byLetter[letter.toUpperCase()];
  if (!province) return lastNamed(address);
  return province === 'NT' && /0[ABC]/i.test(area) ? 'NU' : province;
}

function lastNamed(address: string): Province | null {
  const plain = address
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\b([A-Z])\./g, '$1')
    .replaceAll('-', ' ');
  let last: Province | null = null;
  for (const match of plain.matchAll(named)) {
    const [all, name = ''] = match;
    const code = name.toUpperCase();
    const behind = plain.slice(match.index + all.length);
    if (!isProvince(code)) last = byName[name.toLowerCase()] ?? null;
    else if (name === code || lineEnd.test(behind)) last = code;
  }
  return last;
}

const isInQuebec = (address: string) => provinceOfAddress(address) === 'QC';

/** Whether the seller or the client of a Canadian invoice is in Quebec. */
export function concernsQuebec({
  country,
  businessAddress,
  postalCode: code,
  clientAddress,
}: Pick<InvoiceContent, 'country' | 'businessAddress' | 'clientAddress'> & {
  postalCode: string | null;
}): boolean {
  if (country !== 'ca') return false;
  return isInQuebec(`${businessAddress}\n${code ?? ''}`) || isInQuebec(clientAddress);
}
