import type { RequestContext } from '#app/http/request/request-context.server.ts';

/**
 * Adds data to a loader's that a document doesn't repeat, because its HTML already shows them: they are rendered on the
 * server, but not sent for hydration. A navigation within the app gets all data. Like any property that isn't
 * enumerable, they don't survive a spread.
 */
export function withServerOnly<Data extends object, Shown extends object>(
  sent: Data,
  shown: Shown,
  { isDocument }: Pick<RequestContext, 'isDocument'>,
): Data & Partial<Shown> {
  if (!isDocument) return { ...sent, ...shown };
  // Remix only serializes enumerable properties.
  const hidden = Object.entries(shown).map(([name, value]) => [name, { value }]);
  return Object.defineProperties({ ...sent }, Object.fromEntries(hidden));
}
