const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Returns a response's HTML without scripts: what the server itself rendered. */
export async function pageHtmlOf(answer: Response): Promise<string> {
  return (await answer.text()).replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
}

/** Returns the texts and addresses that a page shows, without tags and with entities decoded. */
export function visibleText(html: string): string {
  const links = [...html.matchAll(/\bhref="([^"]*)"/g)].map(([, href]) => href);
  const text = html.replaceAll('<!-- -->', '').replaceAll(/<[^>]*>/g, '\n');
  return [text, ...links]
    .join('\n')
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}
