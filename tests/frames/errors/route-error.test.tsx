import { describe, expect, it, vi } from 'vitest';
import { RouteError } from '#app/frames/errors/route-error.tsx';
import { RequestIdContext } from '#app/ui/document/hydration.tsx';
import { renderScreen, textsOf } from '#tests/support/render-screen.tsx';

const boundary = (
  <RequestIdContext.Provider value="request-7">
    <RouteError home="/us" />
  </RequestIdContext.Provider>
);

describe('an error boundary', () => {
  it('says that nothing is lost while the database is unavailable, and links back without scripts', async () => {
    const html = await renderScreen(boundary, {
      path: '/us/invoices?highlight=1',
      thrown: new Response(null, { status: 503 }),
    });
    expect(html).toContain('any invoice you were working on is saved in this browser');
    expect(html).toContain('We’ll keep trying automatically.');
    expect(html).toMatch(/<a href="\/us\/invoices\?highlight=1"[^>]*>Try again now<\/a>/);
  });

  it('links to the form without a network if this device has it', async () => {
    const form = /<a href="\/create-invoice"[^>]*>Create Invoice<\/a>/;
    expect(await renderScreen(boundary, { path: '/us/invoices' })).not.toMatch(form);
    vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
    try {
      expect(await renderScreen(boundary, { path: '/us/invoices' })).toMatch(form);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it.each([
    new Error('boom'),
    new Response(null, { status: 500 }),
    new Response(null, { status: 400 }),
  ])('gives the request id to quote for anything else, and hides the cause', async (thrown) => {
    const html = await renderScreen(boundary, { path: '/us/invoices', thrown });
    expect(textsOf(html, 'code')).toEqual(['request-7']);
    expect(html).toMatch(/<a href="\/us\/invoices"[^>]*>Try again<\/a>/);
    expect(html).not.toContain('boom');
  });

  it.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
    'treats a TypeError "%s" as a network failure',
    async (message) => {
      const html = await renderScreen(boundary, { thrown: new TypeError(message) });
      expect(textsOf(html, 'h1')).toEqual(['No connection']);
    },
  );

  it('is a complete page if it has no frame around it', async () => {
    const bare = (
      <RequestIdContext.Provider value="request-7">
        <RouteError home="/us" bare />
      </RequestIdContext.Provider>
    );
    const thrown = new Response(null, { status: 404 });
    const html = await renderScreen(bare, { thrown });
    expect(textsOf(html, 'main')).toHaveLength(1);
    expect(html).toMatch(/<a [^>]*href="\/us"[^>]*>Return to Home<\/a>/);
    expect(await renderScreen(boundary, { thrown })).not.toContain('<main');
  });
});
