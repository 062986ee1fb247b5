type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/**
 * Puts values into a text: `{name}` becomes the value of that name.
 * @param values one for each placeholder of the source; numbers come formatted
 */
export function fill<Text extends string>(
  text: Text,
  values: { readonly [Name in Names<Text>]: string | number },
): string {
  const known = new Map<string, string | number>(Object.entries(values));
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(known.get(name) ?? whole));
}
