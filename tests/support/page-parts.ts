/** A selector for each ARIA role, as far as our pages use it. */
const selectors: Record<string, string> = {
  alert: '[role=alert]',
  alertdialog: '[role=alertdialog]',
  article: 'article',
  banner: 'body > div > div > header, header',
  button: 'button:not([role]), [role=button], summary, input[type=submit]',
  cell: 'td',
  checkbox: 'input[type=checkbox]:not([role]), [role=checkbox]',
  columnheader: 'thead th',
  combobox: 'select',
  contentinfo: 'footer',
  definition: 'dd',
  dialog: '[role=dialog], dialog[open]',
  form: 'form',
  group: 'fieldset, [role=group], details',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  list: 'ul, ol',
  listitem: 'li',
  main: 'main',
  navigation: 'nav',
  option: 'option',
  progressbar: 'progress, [role=progressbar]',
  radio: 'input[type=radio], [role=radio]',
  region: 'section[aria-label], section[aria-labelledby], [role=region]',
  row: 'tr',
  rowheader: 'th[scope=row]',
  searchbox: 'input[type=search]',
  status: '[role=status], output',
  switch: '[role=switch]',
  tab: '[role=tab]',
  table: 'table',
  tabpanel: '[role=tabpanel]',
  term: 'dt',
  textbox: 'input:not([type]), input[type=text], input[type=email], textarea',
};

export type Words = string | RegExp;

/** Returns the visible descendants with a role, in document order. */
export function partsOfRole(scope: HTMLElement, role: string): HTMLElement[] {
  const selector = selectors[role];
  if (!selector) throw new Error(`The role ${role} is not known here`);
  return [...scope.querySelectorAll<HTMLElement>(selector)].filter(isThere);
}

/** Returns the innermost descendants that contain a text. */
export function partsWithText(scope: HTMLElement, words: Words, isExact = false): HTMLElement[] {
  const found: HTMLElement[] = [];
  const visit = (part: HTMLElement): boolean => {
    if (part.matches('script, style, option, [hidden], noscript')) return false;
    const text = textOf(part);
    // If an element doesn't contain a string, none of its descendants does; a pattern may match only an entire element.
    if (typeof words === 'string' && !isCalled(text, words)) return false;
    let isWithin = false;
    for (const child of part.children) isWithin = visit(child as HTMLElement) || isWithin;
    if (isWithin) return true;
    const isHere = isCalled(text, words, isExact);
    if (isHere) found.push(part);
    return isHere;
  };
  for (const child of scope.children) visit(child as HTMLElement);
  if (found.length === 0 && isCalled(textOf(scope), words, isExact)) found.push(scope);
  return found;
}

/** Whether a name or text matches: a string as a case-insensitive substring, or exactly. */
export function isCalled(text: string, words: Words, isExact = false): boolean {
  if (words instanceof RegExp) return words.test(text);
  return isExact ? text === words : text.toLowerCase().includes(words.toLowerCase());
}

/** Returns an element's text with collapsed whitespace. */
export function textOf(part: Element): string {
  return (part.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** Returns an element's accessible name; `labels` are the page's current labels. */
export function nameOf(part: HTMLElement, labels: Labels = labelsNow()): string {
  const label = part.getAttribute('aria-label');
  if (label) return label;
  const labelledBy = part.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const namedBy = labelledBy.map((id) => accessibleText(document.getElementById(id))).join(' ');
  if (namedBy) return namedBy;
  const labelled = labels().get(part);
  if (labelled) return labelled;
  if (part.tagName === 'FIELDSET') return accessibleText(part.querySelector('legend'));
  return accessibleText(part) || (part.getAttribute('title') ?? '');
}

type Labels = () => Map<Element, string>;

/** Returns the texts of all labels on the page by labeled element, computed on first use. */
export function labelsNow(): Labels {
  let read: Map<Element, string> | undefined;
  return () => {
    read ??= readLabels();
    return read;
  };
}

function readLabels(): Map<Element, string> {
  const read = new Map<Element, string>();
  for (const label of document.querySelectorAll('label')) {
    const named = label.htmlFor && document.getElementById(label.htmlFor);
    const control = named || label.querySelector('input, select, textarea, [role=switch]');
    if (!control) continue;
    const words = [read.get(control), accessibleText(label)].filter(Boolean).join(' ');
    read.set(control, words);
  }
  return read;
}

function accessibleText(part: Element | null): string {
  const words = [...(part?.childNodes ?? [])].map((child) => {
    if (child.nodeType === Node.TEXT_NODE) return child.textContent ?? '';
    if (!(child instanceof HTMLElement) || child.getAttribute('aria-hidden') === 'true') return '';
    return child.getAttribute('aria-label') ?? accessibleText(child);
  });
  return words.join(' ').replace(/\s+/g, ' ').trim();
}

/** Whether no attribute hides an element; the page has no styles here, so CSS can't hide it. */
export function isThere(part: Element): boolean {
  for (let here: Element | null = part; here; here = here.parentElement) {
    if (here.hasAttribute('hidden') || /^(TEMPLATE|NOSCRIPT)$/.test(here.tagName)) return false;
  }
  return true;
}
