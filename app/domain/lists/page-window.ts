/** Rows per page, and the most rows loaded at once for a user who had loaded several pages. */
const pageSize = 50;
const maxAtOnce = 500;

/** The page of a list requested by a URL. */
export type PageWindow = {
  /** The cursor where it starts, as written by the list; null at the start. */
  after: string | null;
  /** The maximum number of rows: one page, or what was on screen before a reload. */
  limit: number;
};

/** Parses `after` and `shown` of a list's URL; anything unknown means the first page. */
export function parsePageWindow(parameters: URLSearchParams): PageWindow {
  const shown = Number(parameters.get('shown'));
  return {
    after: parameters.get('after') || null,
    limit: Number.isSafeInteger(shown) ? Math.min(Math.max(shown, pageSize), maxAtOnce) : pageSize,
  };
}

/**
 * Returns the URL parameters for loading more: the same start with more rows, or after 500 rows the next page.
 * @param parameters of the current URL
 * @param next where the current page ends
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

/** How many lines behind a figure are on one page. */
export const linesOnPage = 50;

/** The page that an address asks for, counted from 0. */
export function parsePageNumber(parameters: URLSearchParams): number {
  return Number(/^\d{1,6}$/.exec(parameters.get('page') ?? '')?.[0] ?? 0);
}

/** Where a page of a list ended: the sort values of its last row, newest first. */
export type Cursor = {
  /** `YYYY-MM-DD` if the list is sorted by date before creation time; otherwise null. */
  day: string | null;
  /** Epoch milliseconds. */
  createdAt: number;
  id: string;
};

const placeSchema = /^(?:(\d{4}-\d{2}-\d{2})\.)?(\d{1,15})\.([\w-]{1,100})$/;

/** Writes a cursor as the `after` parameter. */
export function writeCursor({ day, createdAt, id }: Cursor): string {
  return [...(day === null ? [] : [day]), createdAt, id].join('.');
}

/** Parses `after`; null, meaning the start of the list, when it is missing or malformed. */
export function parseCursor(after: string | null): Cursor | null {
  const [, day = null, createdAt, id] = placeSchema.exec(after ?? '') ?? [];
  return createdAt && id ? { day, createdAt: Number(createdAt), id } : null;
}
