import type { MetaDescriptor, MetaFunction } from '@remix-run/cloudflare';
import {
  type CountryCode,
  countries,
  countryCodes,
  isCountryCode,
} from '#app/domain/country/country.ts';
import { pageTitle } from '../frame/page-title.ts';
import { rootDataOf } from '../frame/root-data.ts';

type MetaArguments = {
  matches: Parameters<typeof pageTitle>[1];
  location: { pathname: string };
};

/** `description` may say the product's name, which is configuration. */
type PageWords = { title: string; description: string | ((productName: string) => string) };

/** What `scripts/social-pictures.ts` makes. */
const picture = { width: '1200', height: '630', alt: 'A sample invoice' };

/** The `meta` of a public page whose words are the same for every visitor. */
export function publicPage(words: PageWords): MetaFunction {
  return (page) => publicPageMeta(words, page);
}

/**
 * What search engines and previews of links learn of a public page under `/{country}`: its title and description, its
 * own address, the same page in the other countries, and a picture. Addresses are built from the configured origin
 * alone.
 */
export function publicPageMeta(
  { title, description: given }: PageWords,
  { matches, location }: MetaArguments,
): MetaDescriptor[] {
  // Missing when the root itself could not be loaded.
  const root = rootDataOf(matches);
  const description =
    typeof given === 'string' ? given : given(root?.product.productName ?? 'this product');
  const named = [pageTitle(title, matches), { name: 'description', content: description }];
  const [, country, ...rest] = location.pathname.replace(/\/$/, '').split('/');
  if (!root || !isCountryCode(country)) return named;
  const { publicOrigin, productName } = root.product;
  const addressIn = (code: CountryCode) => [publicOrigin, code, ...rest].join('/');
  const address = addressIn(country);
  return [
    ...named,
    { tagName: 'link', rel: 'canonical', href: address },
    ...countryCodes.map((code) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: countries[code].language,
      href: addressIn(code),
    })),
    // Without a country the server finds the visitor's own.
    {
      tagName: 'link',
      rel: 'alternate',
      hrefLang: 'x-default',
      href: [publicOrigin, ...rest].join('/') + (rest.length === 0 ? '/' : ''),
    },
    ...openGraph({
      'og:type': 'website',
      'og:site_name': productName,
      'og:title': title,
      'og:description': description,
      'og:url': address,
      'og:locale': countries[country].language.replace('-', '_'),
      'og:image': `${publicOrigin}/social/${country}.png`,
      'og:image:width': picture.width,
      'og:image:height': picture.height,
      'og:image:alt': picture.alt,
    }),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

function openGraph(properties: Record<string, string>): MetaDescriptor[] {
  return Object.entries(properties).map(([property, content]) => ({ property, content }));
}
