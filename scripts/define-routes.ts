import type { VitePluginConfig } from '@remix-run/dev';
import { layouts, listRoutes } from '#app/routes.ts';

type DefineRoutes = NonNullable<VitePluginConfig['routes']>;

/** Defines Remix's routes from the table in `app/routes.ts`. A route's id is its address, a layout's id its name. */
export const defineRoutesOfTable: DefineRoutes = (defineRoutes) =>
  defineRoutes((define) => {
    const routes = listRoutes();
    const defineIn = (layout: string | null, prefix: string) => {
      for (const { address, module } of routes.filter((route) => route.layout === layout)) {
        const path = address.slice(prefix.length + 1);
        define(path, module, { id: address, index: path === '' });
      }
    };
    for (const [id, { address, module }] of Object.entries(layouts)) {
      define(address.slice(1), module, { id }, () => defineIn(id, address));
    }
    defineIn(null, '');
  });
