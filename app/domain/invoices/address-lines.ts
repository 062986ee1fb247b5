/** Regions with the postal code after the state or province, on the city line. */
const codeOnCityLine: readonly string[] = ['US', 'CA'];

const countryNames = new Set(['USA', 'US', 'UNITEDSTATES', 'UNITEDSTATESOFAMERICA', 'CANADA']);

/**
 * Splits an address into lines and adds its postal code unless a line already contains it: in the USA and Canada on the
 * city line ("Portland, OR 97202"), elsewhere on its own line.
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
  // A street alone has no city line to append the code to.
  const hasCity = at > 0 || cityLine.includes(',');
  if (!codeOnCityLine.includes(region) || !hasCity) return [...lines, code];
  const withCode = `${cityLine.replace(/[\s,]+$/, '')} ${code}`;
  return lines.map((line, index) => (index === at ? withCode : line));
}

/**
 * Adds the country below the lines of an address unless a line already contains it.
 * @param country its name in the document's language; empty to leave it out
 */
export function withCountryLine(lines: string[], country: string): string[] {
  const isThere = lines.some((line) => squeeze(line).endsWith(squeeze(country)));
  return country === '' || isThere ? lines : [...lines, country];
}

/** Splits a text into its non-empty lines. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Removes white space and converts to upper case. */
function squeeze(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase();
}
