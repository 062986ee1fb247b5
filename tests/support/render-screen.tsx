import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from 'react-router-dom/server';
import { LatePartsContext } from '#app/features/public-invoice/ui/late-part.tsx';
import { lateParts } from '#app/features/public-invoice/ui/late-parts.ts';

type RenderOptions = {
  /** Path with query that the screen stands at. */
  path?: string;
  /** What the page's loader throws; the screen is then its error boundary. */
  thrown?: unknown;
  /** What the root loader gave. */
  root?: unknown;
};

/** A screen as the server draws it: HTML without React's marks. */
export async function renderScreen(
  screen: ReactElement,
  { path = '/us', thrown, root }: RenderOptions = {},
): Promise<string> {
  const routes =
    thrown === undefined
      ? [{ id: 'root', path: '*', loader: () => root ?? null, element: screen }]
      : [
          {
            path: '*',
            loader: () => {
              throw thrown;
            },
            element: null,
            errorElement: screen,
          },
        ];
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'https://billwren.example')));
  if (context instanceof Response) throw context;
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToStaticMarkup(
    <LatePartsContext.Provider value={lateParts}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </LatePartsContext.Provider>,
  );
}

/** The texts of the elements of one tag, in order, without tags inside. */
export function textsOf(html: string, tag: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}[ >][\\s\\S]*?</${tag}>`, 'g'))].map(([element]) =>
    element
      .replace(/<[^>]+>/g, '')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&'),
  );
}
