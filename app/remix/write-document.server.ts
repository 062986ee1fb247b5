/** What `app/ui/document/release-scripts.tsx` looks for. */
const deferred = 'deferred';

/** What stands in the page as it does in its data, and is long: a picture's bytes, the path of a drawn code. */
const longValues = /<(?:img src="data:image\/\w+;base64,|path class="drawing" d=")([^"]+)"/g;

/** The same for the browser, in the same order. */
const longElements = 'img[src^="data:"],.drawing';

const discovery = ' data-discover="true"';

/** Stands in the handoff for a long value, with its number in the page. JSON has no such escape, so that no user's text is taken for it. */
const mark = '\\p';

/**
 * The page as it is sent: its scripts deferred, its data for the browser at its end.
 * @param rendered by React, from `<html` on
 * @param handoff the data of the loaders, as Remix encodes it
 */
export function writeDocument(rendered: string, handoff: string, nonce: string): string {
  const end = '</body></html>';
  // Remix marks links for a discovery of routes that is off (`vite.config.ts`).
  const page = deferScripts(rendered.slice(0, -end.length)).replaceAll(discovery, '');
  return (
    `<!DOCTYPE html>${page}<script nonce="${nonce}">{const{streamController}=__remixContext;` +
    `streamController.enqueue(${writeHandoff(handoff, rendered)});streamController.close()}</script>${end}`
  );
}

/** The data as an expression of JavaScript, without what the page itself has: pictures are most of a public page's bytes. */
function writeHandoff(handoff: string, page: string): string {
  const values = [...page.matchAll(longValues)].map(([, value = '']) => value);
  const data = values.reduce(
    (text, value, at) => text.replace(`"${value}"`, `"${mark}${at}"`),
    handoff,
  );
  if (data === handoff) return toLiteral(handoff);
  const restore =
    `(_,n)=>{const element=document.querySelectorAll('${longElements}')[n];` +
    `return'"'+(element.getAttribute('d')??element.src.split(',')[1])+'"'}`;
  return `${toLiteral(data)}.replace(/"\\${mark}(\\d+)"/g,${restore})`;
}

/**
 * Defers the page's scripts until the page has been drawn once: Remix names them all in the document, and fetched at
 * once they compete on a slow line with what the first paint needs. `app/ui/document/release-scripts.tsx` loads them.
 */
function deferScripts(page: string): string {
  return page
    .replaceAll('<link rel="modulepreload"', `<link rel="${deferred}"`)
    .replace('type="module"', `type="${deferred}"`);
}

/** A literal of JavaScript that ends neither itself nor its script; data is full of double quotes, so in single ones. */
function toLiteral(text: string): string {
  const code = (character: string) => character.charCodeAt(0).toString(16).padStart(4, '0');
  return `'${text.replace(/[\\'\n\r<\u2028\u2029]/g, (character) => `\\u${code(character)}`)}'`;
}
