import { NavLink } from '@remix-run/react';
import { useRef, useState } from 'react';
import { IconButton } from '#app/components/buttons/icon-button.tsx';
import { LinkButton } from '#app/components/buttons/link-button.tsx';
import { LineIcon } from '#app/components/icons/line-icon.tsx';
import { Drawer } from '#app/components/overlays/drawer.tsx';
import type { CountryCode } from '#app/domain/country/country.ts';
import { navigationItems } from './navigation-items.ts';
import { SignOutButton } from './sign-out-button.tsx';

type MobileMenuProps = { productName: string; country: CountryCode; isSignedIn: boolean };

/** The navigation below 768 px: a button and a panel from the right, which is drawn when it opens. */
export function MobileMenu({ productName, country, isSignedIn }: MobileMenuProps) {
  const drawer = useRef<HTMLDialogElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  return (
    <div className="md:hidden">
      <IconButton
        label="Menu"
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
            <nav aria-label="Main" className="mt-4 flex-1">
              <ul className="flex flex-col gap-1">
                {navigationItems.map(({ label, page }) => (
                  <li key={page}>
                    <NavLink
                      to={`/${country}/${page}`}
                      className="flex min-h-12 items-center rounded-md px-3 text-lg hover:bg-sunken aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent-ink"
                    >
                      {label}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </nav>
            <div className="mt-6 flex flex-col gap-2">
              <LinkButton to={`/${country}/create-invoice`} wide>
                Create Invoice
              </LinkButton>
              {isSignedIn ? (
                <SignOutButton country={country} wide />
              ) : (
                <LinkButton to={`/${country}/auth`} variant="secondary" wide>
                  Sign in
                </LinkButton>
              )}
            </div>
          </>
        )}
      </Drawer>
    </div>
  );
}

// @covers platform-9.7
