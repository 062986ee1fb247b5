type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/**
 * Fills in the placeholders of a text: `{name}` becomes the value with that name.
 * @param values one for each placeholder; numbers already formatted
 */
export function fill<Text extends string>(
  text: Text,
  values: { readonly [Name in Names<Text>]: string | number },
): string {
  const known = new Map<string, string | number>(Object.entries(values));
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(known.get(name) ?? whole));
}
