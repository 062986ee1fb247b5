/** Notes by name, with newer ones laid over them; an empty text takes a name away. */
export function mergeMetadata(
  old: Record<string, string>,
  newer: Record<string, string> = {},
): Record<string, string> {
  const both = Object.entries({ ...old, ...newer });
  return Object.fromEntries(both.filter(([, value]) => value !== ''));
}
