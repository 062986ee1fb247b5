import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
} from 'react-router-dom/server';
import { invoiceParts } from '#app/features/public-invoice/ui/late-parts.ts';
import { frameParts } from '#app/frames/frame-parts.ts';
import { LatePartsContext } from '#app/ui/loading/late-part.tsx';

type RenderOptions = {
  /** The path of the screen, with its query. */
  path?: string;
  /** What the page's loader throws; the screen is then its error boundary. */
  thrown?: unknown;
  /** The root loader's data. */
  root?: unknown;
};

/** Returns a screen's server-rendered HTML without React's markers. */
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
    <LatePartsContext.Provider value={{ ...frameParts, ...invoiceParts }}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </LatePartsContext.Provider>,
  );
}

/** Returns the texts of elements with a tag, in order, without nested tags. */
export function textsOf(html: string, tag: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}[ >][\\s\\S]*?</${tag}>`, 'g'))].map(([element]) =>
    element
      .replace(/<[^>]+>/g, '')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&'),
  );
}
