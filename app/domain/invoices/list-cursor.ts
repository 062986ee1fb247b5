import type { ListSort, ListView } from './list-view.ts';

/** Where a page of the list ended: the sort values of its last row. */
export type ListCursor = {
  /** The sort value as text: a date, a number's key, a name, hundredths of the total; empty for newest. */
  key: string;
  /** Epoch milliseconds. */
  createdAt: number;
  id: string;
};

const maxTextLength = 4000;
const keyShapes: Record<ListSort, RegExp> = {
  newest: /^$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  due: /^\d{4}-\d{2}-\d{2}$/,
  number: /^.{0,200}$/su,
  client: /^.{0,400}$/su,
  total: /^-?\d{1,18}$/,
};

/** Writes the `after` parameter of the next page; it is only valid for this sort and direction. */
export function writeListCursor(view: ListView, { key, createdAt, id }: ListCursor): string {
  const json = JSON.stringify([view.sort, view.descending, key, createdAt, id]);
  const bytes = String.fromCharCode(...new TextEncoder().encode(json));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Parses `after`; null, meaning the first page, when it is missing, malformed or belongs to another sort. */
export function parseListCursor(text: string | null, view: ListView): ListCursor | null {
  if (!text || text.length > maxTextLength) return null;
  const parts = decode(text);
  if (!Array.isArray(parts)) return null;
  const [sort, descending, key, createdAt, id] = parts as unknown[];
  if (sort !== view.sort || descending !== view.descending) return null;
  if (typeof key !== 'string' || !keyShapes[view.sort].test(key)) return null;
  if (typeof id !== 'string' || id.length > 100) return null;
  return Number.isSafeInteger(createdAt) ? { key, createdAt: Number(createdAt), id } : null;
}

/**
 * Returns a cursor just before a row, so that a page starts with that row. Ids are random and of equal length, so no id
 * lies between an id and the same id with its end changed.
 */
export function beforeRow(view: ListView, row: ListCursor): ListCursor {
  return { ...row, id: view.descending ? `${row.id}~` : row.id.slice(0, -1) };
}

function decode(text: string): unknown {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const json = Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json));
  } catch {
    return null;
  }
}
