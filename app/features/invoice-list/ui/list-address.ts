import type { DocumentKind } from '#app/domain/documents/kind.ts';
import { type ListView, writeListView } from '#app/domain/invoices/list-view.ts';

/** State of a page that was opened from a list: its Close goes back to that list, as it was left. */
export const fromList = { isFromList: true };

/** Where the list shows a view: its path, with the view's parameters when there are any. */
export function listAddress(
  listPath: string,
  view: ListView,
  more: { kind?: DocumentKind; after?: string; shown?: number } = {},
): string {
  const query = writeListView(view);
  for (const [name, value] of Object.entries(more)) query.set(name, String(value));
  const text = query.toString();
  return text ? `${listPath}?${text}` : listPath;
}

/** The view without what the advanced panel sets: its Clear All. Search, archive and order stay. */
export function withoutPanelFilters(view: ListView): ListView {
  const none = {
    from: null,
    to: null,
    dueFrom: null,
    dueTo: null,
    min: null,
    max: null,
    client: null,
    currency: null,
  };
  return { ...view, ...none, status: 'all' };
}
