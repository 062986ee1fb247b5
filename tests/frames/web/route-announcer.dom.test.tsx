import { expect, test } from 'vitest';
import { RouteAnnouncer } from '#app/frames/web/page-layout.tsx';
import { openScreenInDom } from '#tests/support/open-screen.tsx';

test('a new page is announced by its title, and the announcement is removed two seconds later', async () => {
  document.title = 'Invoices';
  const { place, goTo, pass } = await openScreenInDom(<RouteAnnouncer />, '/us/invoices');
  const region = place.querySelector('[aria-live=polite]');
  expect(region?.textContent).toBe('');
  document.title = 'Clients';
  await goTo('/us/clients');
  expect(region?.textContent).toBe('Clients');
  await pass(1_999);
  expect(region?.textContent).toBe('Clients');
  await pass(1);
  expect(region?.textContent).toBe('');
});

test('another query on the same page is not announced', async () => {
  const { place, goTo } = await openScreenInDom(<RouteAnnouncer />, '/us/invoices');
  await goTo('/us/invoices?q=heron');
  expect(place.textContent).toBe('');
});
