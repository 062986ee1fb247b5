import type { LoaderFunctionArgs } from '@remix-run/cloudflare';

/** What an installed app is called, looks like and opens with (W3C Web Application Manifest). */
export function loader({ context }: LoaderFunctionArgs) {
  const { productName } = context.config;
  const manifest = {
    id: '/',
    name: productName,
    short_name: productName,
    description: 'Invoices for freelancers and small businesses',
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#faf7f0',
    theme_color: '#faf7f0',
    categories: ['business', 'finance', 'productivity'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icons/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
    shortcuts: [
      { name: 'Create Invoice', url: '/create-invoice' },
      { name: 'Invoices', url: '/invoices' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
