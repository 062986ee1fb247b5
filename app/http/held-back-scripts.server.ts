/** What `components/release-scripts.tsx` looks for. */
const heldBack = 'held-back';

/**
 * Holds the page's scripts back until the page has been drawn once: Remix names them all in the document, and fetched at
 * once they compete on a slow line with what the first paint needs. `components/release-scripts.tsx` lets them go.
 */
export function holdScriptsBack(page: Response): Response {
  return new HTMLRewriter()
    .on('link[rel="modulepreload"]', {
      element: (link) => void link.setAttribute('rel', heldBack),
    })
    .on('script[type="module"]', {
      element: (script) => void script.setAttribute('type', heldBack),
    })
    .transform(page);
}
