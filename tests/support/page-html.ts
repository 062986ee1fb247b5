const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The HTML of an answer without its scripts: what the server itself drew. */
export async function pageHtmlOf(answer: Response): Promise<string> {
  return (await answer.text()).replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
}

/** The texts and addresses that a page shows, tags taken out and entities read. */
export function visibleText(html: string): string {
  const links = [...html.matchAll(/\bhref="([^"]*)"/g)].map(([, href]) => href);
  const text = html.replaceAll('<!-- -->', '').replaceAll(/<[^>]*>/g, '\n');
  return [text, ...links]
    .join('\n')
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}
