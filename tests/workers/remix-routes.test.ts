import { defineRoutes } from '@remix-run/dev/dist/config/routes.js';
import { matchRoutes } from '@remix-run/react';
import { expect, it } from 'vitest';
import { type LazyBuild, openRemix } from '#app/remix/remix-routes.server.ts';
import { defineRoutesOfTable } from '#scripts/define-routes.ts';

const routes = { root: { id: 'root', path: '' }, ...(await defineRoutesOfTable(defineRoutes)) };
const build = { routes } as unknown as LazyBuild;
const open = () => openRemix(build, { files: [], suffixes: {} as never });

type RouteObject = Parameters<typeof matchRoutes>[0][number];

const childrenOf = (parentId?: string): RouteObject[] =>
  Object.values(build.routes).flatMap((route) => {
    if (route.parentId !== parentId) return [];
    const { id, path, index } = route;
    return [index ? { id, path, index } : { id, path, children: childrenOf(id) }];
  });
const allRoutes = childrenOf();
const asRouterSays = (path: string) => matchRoutes(allRoutes, path)?.at(-1)?.route.id ?? null;

const words = [
  ...new Set(Object.values(build.routes).flatMap((route) => route.path?.split('/') ?? [])),
  'us',
  'US',
  'Invoices',
  'an-id',
  '',
  ':id',
  '*',
  '%69nvoices',
  'a%2Fb',
  'pdf',
];
const paths = words.flatMap((word) => [
  `/${word}`,
  `/${word}/`,
  `/${word}/${word}`,
  `/${word}/an-id`,
  `/${word}/an-id/pdf`,
  `/us/${word}`,
  `/us/${word}/an-id`,
  `/us/clients/${word}`,
  `/us/${word}/an-id/pdf`,
]);

it('finds the same route as the router, the first time and when cached', () => {
  const { findRoute } = open();
  for (const path of [...paths, ...paths])
    expect([path, findRoute(path)]).toEqual([path, asRouterSays(path)]);
});

it('finds a page by its data URL', () => {
  const { findRoute } = open();
  expect(findRoute('/us/invoices.data')).toBe('/:country/invoices');
  expect(findRoute('/_root.data')).toBe(findRoute('/'));
});
