import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { type CountryCode, countries, countryCodes } from '#app/domain/country/country.ts';
import { Flag } from './flag.tsx';
import { LanguageLinks } from './language-links.tsx';
import { Wordmark } from './wordmark.tsx';

/** Who stands behind the product; all of it is configuration (`decisions.md`, Name and operator). */
export type Operator = {
  productName: string;
  operatorName: string;
  operatorAddress: string;
  supportEmail: string;
};

const productLinks = [
  { label: 'Invoice Generator', page: 'create-invoice' },
  { label: 'Client Management', page: 'clients' },
  { label: 'Product Catalog', page: 'products' },
  { label: 'Pricing Plans', page: 'pricing' },
];

const legalLinks = [
  { label: 'Privacy Policy', page: 'privacy' },
  { label: 'Terms of Service', page: 'terms' },
  { label: 'Cookie Policy', page: 'cookie-policy' },
  { label: 'Cookie Settings', page: 'cookie-policy#cookie-settings' },
  { label: 'Contact Support', page: 'contact' },
];

/** Product, Legal, Countries, the support contact, the operator and the tagline (`platform.md` section 2). */
export function Footer({ operator, country }: { operator: Operator; country: CountryCode }) {
  const { productName, operatorName, operatorAddress, supportEmail } = operator;
  return (
    <footer className="mt-auto border-line border-t bg-sunken print:hidden">
      <div className="page-width footer-columns">
        <div className="col-span-2 sm:col-span-3 lg:col-span-1">
          <Wordmark name={productName} />
          <p className="mt-3 max-w-xs text-[0.9375rem] text-ink-soft">
            Professional invoices for freelancers and small businesses.
          </p>
          <p className="mt-4 text-[0.9375rem] text-ink-soft">
            Support:{' '}
            <a className="rounded-sm text-accent-ink underline" href={`mailto:${supportEmail}`}>
              {supportEmail}
            </a>
          </p>
        </div>
        {[
          { heading: 'Product', links: productLinks },
          { heading: 'Legal', links: legalLinks },
        ].map(({ heading, links }) => (
          <FooterColumn key={heading} heading={heading}>
            {links.map(({ label, page }) => (
              <li key={label}>
                <Link to={`/${country}/${page}`}>{label}</Link>
              </li>
            ))}
          </FooterColumn>
        ))}
        <FooterColumn heading="Countries" className="max-sm:col-span-2 max-sm:*:grid-cols-2">
          {countryCodes.map((code) => (
            <li key={code}>
              <Link to={`/${code}`}>
                <Flag country={code} />
                {countries[code].name}
              </Link>
            </li>
          ))}
        </FooterColumn>
      </div>
      <div className="page-width border-line border-t py-5 text-ink-faint text-sm md:pb-8">
        <LanguageLinks country={country} />
        <p>
          {productName} is operated by {operatorName}, {operatorAddress}.{' '}
          <Link to={`/${country}/imprint`} className="rounded-sm underline hover:text-ink">
            Imprint
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
      <h2 className="font-semibold text-sm">{heading}</h2>
      <ul className="footer-links">{children}</ul>
    </div>
  );
}

// @covers decisions-1.1 platform-1.10 platform-2.22 platform-2.36
