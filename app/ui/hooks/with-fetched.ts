/** Uses a part once it is fetched. Without a network there is none: the page does without, and the next one tries again. */
export function withFetched<Part>(fetching: Promise<Part>, use: (part: Part) => void): void {
  fetching.then(use, () => undefined);
}
