/** Returns the texts of all elements with a tag, without nested tags. */
export function texts(html: string, tag: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'g'))].map(([, inner = '']) =>
    inner.replace(/<[^>]+>/g, '').trim(),
  );
}

/** Returns the collapsible sections, except the payment methods. */
export const foldedFields = (html: string) =>
  foldedParts(html).filter(({ summary = '' }) => ofFields.test(summary));

export const methodsOf = (html: string) =>
  foldedParts(html).filter(({ summary = '' }) => !ofFields.test(summary));

const ofFields = /^(Add |Tax number, )/;

/** Returns the payment methods whose fields are expanded. */
export function openMethods(html: string) {
  return methodsOf(html).flatMap(({ isOpen, labels }) => (isOpen ? [labels[0]] : []));
}

function foldedParts(html: string) {
  return [...html.matchAll(/<details([^>]*)>(.*?)<\/details>/g)].map(
    ([, tag = '', inner = '']) => ({
      isOpen: / open=/.test(tag),
      summary: texts(inner, 'summary')[0],
      labels: texts(inner, 'label'),
    }),
  );
}

/** Returns the labels and addresses of the links Back and Cancel. */
export function linksAndForms(html: string) {
  return [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/g)].flatMap(([, tag = '', inner = '']) => {
    const name = /aria-label="([^"]*)"/.exec(tag)?.[1] ?? inner.replace(/<[^>]+>/g, '');
    return /^(Back|Cancel)$/.test(name) ? [[name, /href="([^"]*)"/.exec(tag)?.[1]]] : [];
  });
}

/** Returns the fields' values by name. */
export function inputs(html: string): Record<string, string> {
  const tags = html.match(/<input[^>]*>/g) ?? [];
  const part = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  return Object.fromEntries(tags.map((tag) => [part(tag, 'name'), part(tag, 'value')]));
}
