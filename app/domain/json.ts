/** Parses JSON; undefined when it is malformed. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

type JsonValue = string | number | boolean | null | JsonValue[] | { [name: string]: JsonValue };

/**
 * Serializes a value as canonical JSON (RFC 8785, JSON Canonicalization Scheme): no spaces, keys sorted by UTF-16 code
 * units, strings and numbers as in ECMAScript. Strings must be well-formed Unicode.
 */
export function canonicalJson(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, each]) => `${JSON.stringify(name)}:${canonicalJson(each)}`);
  return `{${members.join(',')}}`;
}
