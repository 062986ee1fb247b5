/** Merges metadata; an empty value removes its name. */
export function mergeMetadata(
  old: Record<string, string>,
  newer: Record<string, string> = {},
): Record<string, string> {
  const both = Object.entries({ ...old, ...newer });
  return Object.fromEntries(both.filter(([, value]) => value !== ''));
}
