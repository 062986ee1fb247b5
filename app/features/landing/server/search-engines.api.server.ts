import { countryCodes } from '#app/domain/country/country.ts';
import { addressOf, regionalTag } from '#app/domain/language/language-address.ts';
import { languagesOf } from '#app/domain/language/languages.ts';

/** The pages under `/{country}` that search engines may index; all others send `noindex` or require sign-in. */
const publicPages = [
  '',
  '/create-invoice',
  '/auth',
  '/contact',
  '/privacy',
  '/terms',
  '/cookie-policy',
  '/imprint',
];

const hourSeconds = 3600;

/**
 * Returns `/robots.txt`: crawlers may fetch everything except the API; pages that must not be indexed say so
 * themselves.
 */
export function answerRobots(publicOrigin: string): Response {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /oauth/',
    '',
    `Sitemap: ${publicOrigin}/sitemap.xml`,
  ];
  return answer('text/plain', `${lines.join('\n')}\n`);
}

/** Returns `/sitemap.xml`: each public page in each country and language, with its alternates. */
export function answerSitemap(publicOrigin: string): Response {
  const urls = publicPages.flatMap((page) => {
    const shown = countryCodes.flatMap((code) =>
      languagesOf(code).map((language) => ({
        tag: regionalTag(language, code),
        address: addressOf(`${publicOrigin}/${code}${page}`, code, language),
      })),
    );
    const others = [
      ...shown.map(({ tag, address }) => alternate(tag, address)),
      alternate('x-default', `${publicOrigin}${page || '/'}`),
    ];
    return shown.map(({ address }) =>
      ['  <url>', `    <loc>${address}</loc>`, ...others, '  </url>'].join('\n'),
    );
  });
  return answer(
    'application/xml',
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`,
  );
}

function alternate(language: string, address: string): string {
  return `    <xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
}

function answer(type: string, body: string): Response {
  return new Response(body, {
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': `public, max-age=${hourSeconds}`,
    },
  });
}
