/**
 * Calls `use` once a dynamic import has loaded. If it fails, the page works without it and the next page tries again.
 */
export function withFetched<Part>(fetching: Promise<Part>, use: (part: Part) => void): void {
  fetching.then(use, () => undefined);
}
