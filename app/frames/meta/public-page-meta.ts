import type { MetaDescriptor, MetaFunction } from '@remix-run/cloudflare';
import { type CountryCode, countryCodes, isCountryCode } from '#app/domain/country/country.ts';
import { addressOf, regionalTag, socialPicture } from '#app/domain/language/language-address.ts';
import { englishOf, type LanguageCode, languagesOf } from '#app/domain/language/languages.ts';
import { pageTitle, rootDataOf } from '#app/frames/web/root-data.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { pageTexts } from '#app/i18n/texts.ts';

type MetaArguments = {
  matches: Parameters<typeof pageTitle>[1];
  location: { pathname: string };
};

/** `description` may need the product's name, which is configured. */
type PageWords = { title: string; description: string | ((productName: string) => string) };

const picture = { width: '1200', height: '630' };

/** Returns the `meta` of a public page with the same text for every visitor. */
export function publicPage(words: PageWords | (() => PageWords)): MetaFunction {
  return (page) => publicPageMeta(typeof words === 'function' ? words() : words, page);
}

/**
 * Returns what search engines and link previews show for a public page under `/{country}`: title and description, its
 * URL, the same page in the other countries, and a picture. URLs use only the configured origin.
 */
export function publicPageMeta(
  { title, description: given }: PageWords,
  { matches, location }: MetaArguments,
): MetaDescriptor[] {
  // Missing if the root loader failed.
  const root = rootDataOf(matches);
  const description =
    typeof given === 'string' ? given : given(root?.product.productName ?? pageTexts.thisProduct);
  const named = [pageTitle(title, matches), { name: 'description', content: description }];
  const [, country, ...rest] = location.pathname.replace(/\/$/, '').split('/');
  if (!root || !isCountryCode(country)) return named;
  const { publicOrigin, productName } = root.product;
  const addressIn = (code: CountryCode, language: LanguageCode) =>
    addressOf([publicOrigin, code, ...rest].join('/'), code, language);
  const address = addressIn(country, shownIn(country));
  return [
    ...named,
    { tagName: 'link', rel: 'canonical', href: address },
    ...countryCodes.flatMap((code) =>
      languagesOf(code).map((language) => ({
        tagName: 'link' as const,
        rel: 'alternate',
        hrefLang: regionalTag(language, code),
        href: addressIn(code, language),
      })),
    ),
    // Without a country, the server detects the visitor's.
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
      'og:locale': regionalTag(shownIn(country), country).replace('-', '_'),
      'og:image': publicOrigin + socialPicture(country, shownIn(country)),
      'og:image:width': picture.width,
      'og:image:height': picture.height,
      'og:image:alt': pageTexts.sample,
    }),
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Returns the page's language among those of its country, whose English is its own variant. */
function shownIn(country: CountryCode): LanguageCode {
  return languagesOf(country).find((code) => code === currentLanguage()) ?? englishOf[country];
}

function openGraph(properties: Record<string, string>): MetaDescriptor[] {
  return Object.entries(properties).map(([property, content]) => ({ property, content }));
}
