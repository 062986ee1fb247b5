import { Form, Link, NavLink } from '@remix-run/react';
import { type ReactNode, useRef, useState } from 'react';
import type { Usage } from '#app/domain/billing/allowance.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { PlansLink } from '#app/frames/platform/plans-link.tsx';
import { frameTexts, pageTexts } from '#app/i18n/texts.ts';
import { setSignOutIntent } from '#app/ui/browser/session/sign-out-intent.client.ts';
import { Button, IconButton, LinkButton } from '#app/ui/buttons/button.tsx';
import { LineIcon } from '#app/ui/icons/icons.tsx';
import { classNames } from '#app/ui/layout/class-names.ts';
import { Drawer } from '#app/ui/overlays/drawer.tsx';
import { CountrySwitcher } from './country-switcher.tsx';
import { Wordmark } from './wordmark.tsx';

type UsageBadgeProps = { usage: Usage; country: CountryCode };

/** Invoices used of the limit; a click shows the plans. */
export function UsageBadge({ usage, country }: UsageBadgeProps) {
  const { used, limit, badge, label, hint } = usage;
  if (badge === 'hidden') return null;
  return (
    <PlansLink
      country={country}
      title={label}
      className="thumb group flex min-w-11 items-center justify-center rounded-md"
    >
      <span
        className={classNames(
          'allowance',
          badge === 'destructive'
            ? 'bg-danger text-on-danger group-hover:bg-danger-strong'
            : 'bg-accent-soft text-accent-ink group-hover:bg-sunken',
        )}
      >
        {limit === null ? `${used}/∞` : `${used}/${limit}`}
      </span>
      <span className="sr-only">{` ${hint}`}</span>
    </PlansLink>
  );
}

type SignOutFormProps = {
  country: CountryCode;
  /** The content of its button. */
  children: ReactNode;
};

/** Posts the sign-out, which redirects to the country's sign-in page; unsaved input is removed from the device. */
export function SignOutForm({ country, children }: SignOutFormProps) {
  return (
    <Form method="post" action="/api/sign-out" onSubmit={() => setSignOutIntent()}>
      <input type="hidden" name="country" value={country} />
      {children}
    </Form>
  );
}

type TopBarProps = {
  productName: string;
  country: CountryCode;
  /** Null for guests. */
  usage: Usage | null;
};

/** Name, navigation, usage, country, and sign-in or sign-out. */
export function TopBar({ productName, country, usage }: TopBarProps) {
  const isSignedIn = usage !== null;
  // Signed-in users have more links than fit into a tablet's bar.
  const inBar = classNames('hidden', isSignedIn ? 'lg:block' : 'md:block');
  return (
    <header className="top-bar">
      <div className="page-width flex h-16 items-center gap-1 lg:gap-2">
        <Link to={`/${country}`} className="mr-auto rounded-md py-1 pr-2">
          <Wordmark name={productName} />
        </Link>
        <nav aria-label={frameTexts.main} className={inBar}>
          <ul className="main-links">
            {(isSignedIn ? ownPlaces : places).map((page) => (
              <li key={page}>
                <NavLink to={`/${country}/${page}`}>{pageTexts.names[page]}</NavLink>
              </li>
            ))}
          </ul>
        </nav>
        {usage && <UsageBadge usage={usage} country={country} />}
        <CountrySwitcher country={country} />
        <div className={inBar}>
          {isSignedIn ? (
            <SignOutForm country={country}>
              <Button type="submit" variant="quiet" size="small">
                {frameTexts.logOut}
              </Button>
            </SignOutForm>
          ) : (
            <LinkButton to={`/${country}/auth`} size="small" className="ml-1">
              {frameTexts.signIn}
            </LinkButton>
          )}
        </div>
        <MobileMenu productName={productName} country={country} isSignedIn={isSignedIn} />
      </div>
    </header>
  );
}

type MobileMenuProps = { productName: string; country: CountryCode; isSignedIn: boolean };

/**
 * The navigation below 768 px (below 1024 px for signed-in users): a button and a panel from the right, rendered when
 * it opens.
 */
function MobileMenu({ productName, country, isSignedIn }: MobileMenuProps) {
  const drawer = useRef<HTMLDialogElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  return (
    <div className={isSignedIn ? 'lg:hidden' : 'md:hidden'}>
      <IconButton
        label={frameTexts.menu}
        aria-haspopup="dialog"
        className="-mr-2"
        onClick={() => {
          setDrawn(true);
          drawer.current?.showModal();
        }}
      >
        <LineIcon name="menu" className="size-6" />
      </IconButton>
      <Drawer dialog={drawer} title={productName}>
        {isDrawn && (
          <>
            <nav aria-label={frameTexts.main} className="mt-4 flex-1">
              <ul className="menu-links">
                {(isSignedIn ? menuPlaces : places).map((page) => (
                  <li key={page}>
                    <NavLink to={`/${country}/${page}`}>{pageTexts.names[page]}</NavLink>
                  </li>
                ))}
              </ul>
            </nav>
            <div className="mt-6 flex flex-col gap-2">
              <LinkButton to={`/${country}/create-invoice`} wide>
                {frameTexts.createInvoice}
              </LinkButton>
              {isSignedIn ? (
                <SignOutForm country={country}>
                  <Button type="submit" variant="secondary" wide>
                    {frameTexts.logOut}
                  </Button>
                </SignOutForm>
              ) : (
                <LinkButton to={`/${country}/auth`} variant="secondary" wide>
                  {frameTexts.signIn}
                </LinkButton>
              )}
            </div>
          </>
        )}
      </Drawer>
    </div>
  );
}

/** The links of the main navigation, in order: documents, what they are made from, and the account. */
const places = ['invoices', 'clients', 'products', 'pricing', 'settings'] as const;
const documents = ['overview', 'invoices', 'estimates', 'recurring'] as const;
const ownPlaces = [...documents, ...places.slice(1)] as const;
/** The bar has no space for credit notes: on wide screens the list of invoices links to them. */
const menuPlaces = [...documents, 'credit-notes', ...places.slice(1)] as const;
