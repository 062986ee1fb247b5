/** What our emails are made of (`app/features/sending/words/compose-email.ts`). */
const known = new Set(['DIV', 'P', 'H1', 'A', 'BR', 'IMG', 'TABLE', 'TBODY', 'TR', 'TD']);

/**
 * Renders an email into an element, isolated from the page's styles: styles are set one by one, since the page's CSP
 * blocks style attributes in HTML; links are disabled, and all other attributes are dropped.
 * @param html as returned by `composeEmail`: quotes in its texts are escaped
 */
export function renderEmail(host: HTMLElement, html: string): void {
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
