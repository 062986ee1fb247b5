type JsonValue = string | number | boolean | null | JsonValue[] | { [name: string]: JsonValue };

/**
 * A value as its one JSON text (RFC 8785, JSON Canonicalization Scheme): no spaces, names in the order of their UTF-16 units,
 * strings and numbers as ECMAScript writes them. Strings hold whole characters only.
 */
export function canonicalJson(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, each]) => `${JSON.stringify(name)}:${canonicalJson(each)}`);
  return `{${members.join(',')}}`;
}
