import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { pageTexts } from '#app/i18n/texts.ts';

/** Serves the web app manifest: name, look and start page of an installed app (W3C Web Application Manifest). */
export function loader({ context }: LoaderFunctionArgs) {
  const { productName } = context.config;
  const manifest = {
    id: '/',
    name: productName,
    short_name: productName,
    description: pageTexts.app.description,
    lang: currentLanguage(),
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
      { name: pageTexts.app.create, url: '/create-invoice' },
      { name: pageTexts.app.invoices, url: '/invoices' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'public, max-age=3600',
      Vary: 'Accept-Language, Cookie',
    },
  });
}
