import type { DocumentKind } from '#app/domain/documents/kind.ts';
import { type ListView, writeListView } from '#app/domain/invoices/list-view.ts';

/** The state of a page opened from a list: its Close button returns to that list as it was left. */
export const fromList = { isFromList: true };

/** The URL of a view of the list: its path and the view's parameters, if any. */
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

/** The view without the filters of the panel, for its Clear All. Search, archive and order are kept. */
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
