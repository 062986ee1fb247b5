import { type PageWindow, parsePageWindow } from '#app/domain/lists/page-window.ts';
import { parseSearch } from '#app/domain/search-text.ts';
import type { Viewer } from '#app/http/session/session.server.ts';
import type { Database } from '#db/client.server.ts';
import type { Call } from './request-context.server.ts';

/** A list's URL parameters: `q` is the search, `after` the cursor, `shown` how many rows were on screen. */
type SearchedPage = { userId: string; search: string } & PageWindow;

/**
 * Loads the requested page of a viewer's clients or products.
 * @throws when the database is down
 */
export async function getSearchedPage<List extends object>(
  { request, context }: Call,
  viewer: Viewer,
  list: (db: Database, asked: SearchedPage) => Promise<List>,
) {
  const parameters = new URL(request.url).searchParams;
  const search = parseSearch(parameters);
  const page = parsePageWindow(parameters);
  const found = await list(context.db, { userId: viewer.user.id, search, ...page });
  return { ...found, search, after: page.after };
}
