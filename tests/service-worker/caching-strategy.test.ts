import { expect, test } from 'vitest';
import { chooseStrategy } from '#app/service-worker/asset-cache.ts';

const origin = 'https://billwren.example';
const keeps = new Set(['/favicon.svg']);

function wayOf(path: string, over: { method?: string; mode?: RequestMode } = {}) {
  const url = path.startsWith('/') ? origin + path : path;
  return chooseStrategy({ url, method: 'GET', mode: 'cors', ...over }, origin, keeps);
}

test('pages come from the network first, whatever they are', () => {
  expect(wayOf('/us/invoices', { mode: 'navigate' })).toEqual({
    kind: 'page',
    target: { kind: 'away', country: 'us' },
  });
  expect(wayOf('/us/create-invoice', { mode: 'navigate' })).toMatchObject({
    kind: 'page',
    target: { kind: 'offline-page' },
  });
});

test('hashed files are kept for good, plain ones as a stand-in', () => {
  expect(wayOf('/assets/root-abc.js')).toEqual({ kind: 'hashed-file' });
  expect(wayOf('/favicon.svg')).toEqual({ kind: 'plain-file' });
});

test('a kept page has its data kept, too', () => {
  expect(wayOf('/us/create-invoice.data?_routes=root')).toEqual({
    kind: 'page-data',
    address: '/us/create-invoice.data',
  });
});

test.each([
  '/us/invoices.data',
  '/us/clients.data?page=2',
  '/us/create-invoice.data?edit=7',
  '/us/create-invoice.data?clone=7',
  '/api/session',
  '/api/settings-picture/logo',
  '/view-invoice/7/pdf',
  '/sw.js',
  'https://elsewhere.example/assets/a.js',
])('%s never passes through the cache', (path) => {
  expect(wayOf(path)).toEqual({ kind: 'leave' });
});

test('nothing that writes does', () => {
  expect(wayOf('/us/create-invoice.data', { method: 'POST' })).toEqual({ kind: 'leave' });
  expect(wayOf('/api/sign-out', { method: 'POST', mode: 'navigate' })).toEqual({ kind: 'leave' });
});
