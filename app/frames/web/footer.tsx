import { Link, useLocation } from '@remix-run/react';
import type { MouseEvent, ReactNode } from 'react';
import { type CountryCode, countryCodes } from '#app/domain/country/country.ts';
import { type LanguageCode, languages, languagesOf } from '#app/domain/language/languages.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';
import { fill } from '#app/i18n/fill.ts';
import { countryName } from '#app/i18n/format/country-name.ts';
import { frameTexts, languageTexts } from '#app/i18n/texts.ts';

import { toast } from '#app/ui/messages/toast.tsx';
import { Flag } from './country-switcher.tsx';
import { Wordmark } from './wordmark.tsx';

/**
 * Links to the page in the other languages, each named in its own language; null if there are none. Their names load no
 * extra font.
 */
export function LanguageLinks({ offered }: { offered: readonly LanguageCode[] }) {
  const { pathname } = useLocation();
  const others = offered.filter((code) => code !== currentLanguage());
  if (others.length === 0) return null;
  return (
    <ul aria-label={languageTexts.heading} className="footer-languages">
      {others.map((code) => (
        <li key={code}>
          {/* A document load: each browser bundle contains one language. */}
          <a
            href={`${pathname}?lang=${code}`}
            hrefLang={code}
            lang={code}
            onClick={(event) => saveChoice(event, code)}
          >
            {languages.find((each) => each.code === code)?.ownName}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Saves the choice with the account too; if that fails, follows the link anyway. */
function saveChoice(event: MouseEvent<HTMLAnchorElement>, code: LanguageCode): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  import('#app/ui/browser/language-choice.client.ts')
    .then(({ chooseLanguage }) => chooseLanguage(code))
    .catch(() => false)
    .then((isKept) => {
      if (isKept) return;
      // The page in the other language isn't available offline.
      if (navigator.onLine) window.location.assign(href);
      else toast.error(languageTexts.notChanged);
    });
}

/** The configured operator of the product. */
export type Operator = {
  productName: string;
  operatorName: string;
  operatorAddress: string;
  supportEmail: string;
};

const productPages = {
  create: 'create-invoice',
  clients: 'clients',
  products: 'products',
  pricing: 'pricing',
};

const legalPages = {
  privacy: 'privacy',
  terms: 'terms',
  cookiePolicy: 'cookie-policy',
  cookieSettings: 'cookie-policy#cookie-settings',
  contact: 'contact',
};

type FooterProps = Operator & {
  country: CountryCode;
  languages?: readonly LanguageCode[] | undefined;
};

/** Product, Legal, Countries, the support contact, the operator and the tagline. */
export function Footer({ country, languages = languagesOf(country), ...operator }: FooterProps) {
  const { productName, operatorName, operatorAddress, supportEmail } = operator;
  return (
    <footer className="mt-auto border-line border-t bg-sunken print:hidden">
      <div className="page-width footer-columns">
        <div className="col-span-2 sm:col-span-3 lg:col-span-1">
          <Wordmark name={productName} />
          <p className="mt-3 max-w-xs text-[0.9375rem] text-ink-soft">
            {frameTexts.footer.tagline}
          </p>
          <p className="mt-4 text-[0.9375rem] text-ink-soft">
            {frameTexts.footer.support}{' '}
            <a className="rounded-sm text-accent-ink underline" href={`mailto:${supportEmail}`}>
              {supportEmail}
            </a>
          </p>
        </div>
        {[
          {
            heading: frameTexts.footer.product,
            labels: frameTexts.footer.productLinks,
            pages: productPages,
          },
          {
            heading: frameTexts.footer.legal,
            labels: frameTexts.footer.legalLinks,
            pages: legalPages,
          },
        ].map(({ heading, labels, pages }) => (
          <FooterColumn key={heading} heading={heading}>
            {Object.entries(pages).map(([name, page]) => (
              <li key={name}>
                <Link to={`/${country}/${page}`}>{labels[name as keyof typeof labels]}</Link>
              </li>
            ))}
          </FooterColumn>
        ))}
        <FooterColumn
          heading={frameTexts.footer.countries}
          className="max-sm:col-span-2 max-sm:*:grid-cols-2"
        >
          {countryCodes.map((code) => (
            <li key={code}>
              <Link to={`/${code}`}>
                <Flag country={code} />
                {countryName(code)}
              </Link>
            </li>
          ))}
        </FooterColumn>
      </div>
      <div className="page-width border-line border-t py-5 text-ink-faint text-sm md:pb-8">
        <LanguageLinks offered={languages} />
        <p>
          {fill(frameTexts.footer.operated, {
            product: productName,
            operator: operatorName,
            address: operatorAddress,
          })}{' '}
          <Link to={`/${country}/imprint`} className="rounded-sm underline hover:text-ink">
            {frameTexts.footer.imprint}
          </Link>
        </p>
      </div>
    </footer>
  );
}

type FooterColumnProps = { heading: string; className?: string; children: ReactNode };

function FooterColumn({ heading, className, children }: FooterColumnProps) {
  return (
    <div className={className}>
      <h2>{heading}</h2>
      <ul className="footer-links">{children}</ul>
    </div>
  );
}
