/** How many rows a page has, and how many at most come at once for a user who had loaded more of them. */
const pageSize = 50;
const maxAtOnce = 500;

/** Which page of a list an address asks for. */
export type PageWindow = {
  /** Where it begins, as the list wrote it; null at the start. */
  after: string | null;
  /** How many rows it has at most: a page, or what was on screen before a reload. */
  limit: number;
};

/** Reads `after` and `shown` of a list's address; what is unknown asks for the first page. */
export function parsePageWindow(parameters: URLSearchParams): PageWindow {
  const shown = Number(parameters.get('shown'));
  return {
    after: parameters.get('after') || null,
    limit: Number.isSafeInteger(shown) ? Math.min(Math.max(shown, pageSize), maxAtOnce) : pageSize,
  };
}

/**
 * The parameters of the address that shows a page more: the same page with more rows, or after 500 of them the
 * page that follows.
 * @param parameters of the address on screen
 * @param next where the page on screen ends
 */
export function moreRows(parameters: URLSearchParams, next: string): URLSearchParams {
  const { limit } = parsePageWindow(parameters);
  const more = new URLSearchParams(parameters);
  if (limit < maxAtOnce) {
    more.set('shown', String(Math.min(limit + pageSize, maxAtOnce)));
  } else {
    more.delete('shown');
    more.set('after', next);
  }
  return more;
}
