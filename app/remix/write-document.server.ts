/** Long values that the page contains both in its HTML and in its data: a picture's bytes, the path of a drawn code. */
const longValues = /<(?:img src="data:image\/\w+;base64,|path class="drawing" d=")([^"]+)"/g;

/** Selects the same elements in the browser, in the same order. */
const longElements = 'img[src^="data:"],.drawing';

const discovery = ' data-discover="true"';

const preload = /<link rel="modulepreload" href="\/assets\/([^"]+)"\/>/g;

const styleSheet = /<link rel="stylesheet" href="([^"]+)"\/>/;

/**
 * Replaces a long value in the handoff, followed by its number in the page. JSON has no such escape, so user text can't
 * be mistaken for it.
 */
const mark = '\\p';

/**
 * Builds the final page: scripts deferred, loader data at its end.
 * @param rendered by React, from `<html` on
 * @param handoff the loaders' data, as encoded by Remix
 */
export function writeDocument(
  rendered: string,
  handoff: string,
  { nonce, firstPaintStyles }: { nonce: string; firstPaintStyles: string | null },
): string {
  const end = '</body></html>';
  // Remix marks links for route discovery, which is off (`vite.config.ts`).
  const body = deferScripts(rendered.slice(0, -end.length)).replaceAll(discovery, '');
  const page = firstPaintStyles === null ? body : inlineStyles(body, firstPaintStyles, nonce);
  return (
    `<!DOCTYPE html>${page}<script nonce="${nonce}">{const{streamController}=__remixContext;` +
    `streamController.enqueue(${writeHandoff(handoff, rendered)});streamController.close()}</script>${end}`
  );
}

/**
 * Writes the data as a JavaScript expression, without long values that the page already contains: pictures are most of
 * a public page's bytes.
 */
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
 * Defers the page's scripts until the first paint: Remix preloads all of them, and on a slow connection they would
 * compete with what the first paint needs. `app/ui/document/inline-script.tsx` puts the links back and loads them.
 */
function deferScripts(page: string): string {
  const files: string[] = [];
  const rest = page.replace(preload, (_, file: string) => {
    files.push(file);
    return '';
  });
  return rest.replace('type="module"', `type="deferred" data-files="${files.join(' ')}"`);
}

/**
 * Inlines the styles of the first paint and defers the style sheet, like the scripts. Without scripts, the browser loads
 * it at once.
 */
function inlineStyles(page: string, styles: string, nonce: string): string {
  return page.replace(
    styleSheet,
    (link, file) =>
      `<style nonce="${nonce}" data-whole="${file}">${styles}</style><noscript>${link}</noscript>`,
  );
}

/**
 * Writes a JavaScript literal that can't end itself or its script; single-quoted, because the data is full of double
 * quotes.
 */
function toLiteral(text: string): string {
  const code = (character: string) => character.charCodeAt(0).toString(16).padStart(4, '0');
  return `'${text.replace(/[\\'\n\r<\u2028\u2029]/g, (character) => `\\u${code(character)}`)}'`;
}
