/** What our mails are made of (`app/features/sending/words/draw-html.ts`). */
const known = new Set(['DIV', 'P', 'H1', 'A', 'BR', 'IMG', 'TABLE', 'TBODY', 'TR', 'TD']);

/**
 * Draws a mail into an element of the page, apart from the page's own look: its styles are set one by one, as the page's policy
 * lets in no style of a text, links lead nowhere, and nothing else of it is taken over.
 * @param html as `composeMail` makes it: quotes in its texts are escaped
 */
export function drawMail(host: HTMLElement, html: string): void {
  const inert = html.replaceAll(' style="', ' data-style="');
  const read = new DOMParser().parseFromString(inert, 'text/html');
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  root.replaceChildren(...copyChildren(read.body));
}

function copyChildren(from: Element): Node[] {
  return [...from.childNodes].flatMap((node): Node[] => {
    if (node instanceof Text) return [document.createTextNode(node.data)];
    return node instanceof Element && known.has(node.tagName) ? [copyElement(node)] : [];
  });
}

function copyElement(from: Element): HTMLElement {
  const made = document.createElement(from.tagName);
  made.style.cssText = from.getAttribute('data-style') ?? '';
  const source = from.getAttribute('src') ?? '';
  if (made instanceof HTMLImageElement) {
    made.alt = '';
    if (source.startsWith('data:image/')) made.src = source;
  }
  for (const child of copyChildren(from)) made.appendChild(child);
  return made;
}
