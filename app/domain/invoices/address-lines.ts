/** Regions whose addresses have the postal code behind state or province, on the line of the city. */
const codeOnCityLine: readonly string[] = ['US', 'CA'];

const countryNames = new Set(['USA', 'US', 'UNITEDSTATES', 'UNITEDSTATESOFAMERICA', 'CANADA']);

/**
 * The lines of an address with its postal code, unless it was typed into one of them: in the USA and Canada on the line of
 * the city ("Portland, OR 97202"), elsewhere on a line of its own.
 * @param region ISO 3166-1 code of the address
 */
export function addressLines(address: string, postalCode: string | null, region: string): string[] {
  const lines = linesOf(address);
  const code = (postalCode ?? '').trim();
  if (code === '' || lines.some((line) => squeeze(line).includes(squeeze(code)))) return lines;
  const last = lines.length - 1;
  const isCountryLast =
    last > 0 && countryNames.has(squeeze(lines[last] ?? '').replaceAll('.', ''));
  const at = isCountryLast ? last - 1 : last;
  const cityLine = lines[at] ?? '';
  // A street alone has no city to put the code behind.
  const hasCity = at > 0 || cityLine.includes(',');
  if (!codeOnCityLine.includes(region) || !hasCity) return [...lines, code];
  return lines.with(at, `${cityLine.replace(/[\s,]+$/, '')} ${code}`);
}

/**
 * The lines of an address with its country below them, unless it was typed into one of them.
 * @param country its name in the document's language; empty where it isn't shown
 */
export function withCountryLine(lines: string[], country: string): string[] {
  const isThere = lines.some((line) => squeeze(line).endsWith(squeeze(country)));
  return country === '' || isThere ? lines : [...lines, country];
}

/** The lines of a text, empty ones left out. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Without white space, in capitals. */
function squeeze(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase();
}
