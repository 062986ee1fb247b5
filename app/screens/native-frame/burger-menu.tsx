import { Form, Link } from '@remix-run/react';
import { CircleHelp, CreditCard, LogOut } from 'lucide-react';
import { useRef } from 'react';
import { beginSignOut } from '#app/browser/account/sign-out-intent.client.ts';
import { IconButton } from '#app/components/buttons/icon-button.tsx';
import { LineIcon } from '#app/components/icons/line-icon.tsx';
import { BottomSheet } from '#app/components/overlays/bottom-sheet.tsx';
import type { CountryCode } from '#app/domain/country/country.ts';
import { nativePlaces } from '#app/domain/navigation/places.ts';
import { usePaywall } from '../paywall/paywall-context.ts';

type BurgerMenuProps = { country: CountryCode; isSignedIn: boolean };

const lineStyle =
  'flex min-h-12 w-full items-center gap-3 px-4 text-left text-[1.0625rem] active:bg-sunken';

const subscription = (
  <>
    <CreditCard aria-hidden="true" className="size-5 text-accent-ink" />
    Subscription
  </>
);

/** Subscription, Help & Support, Logout, in a sheet from below (`platform.md` section 2, Native layout). */
export function BurgerMenu({ country, isSignedIn }: BurgerMenuProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const openPaywall = usePaywall();
  return (
    <>
      <IconButton
        label="Menu"
        aria-haspopup="dialog"
        data-haptic="light"
        onClick={() => sheet.current?.showModal()}
      >
        <LineIcon name="menu" className="size-6 text-accent-ink" />
      </IconButton>
      <BottomSheet dialog={sheet} title="Menu">
        <ul className="native-group">
          <li>
            {openPaywall ? (
              <button
                type="button"
                className={lineStyle}
                onClick={() => {
                  // The browser's top layer, in which the sheet lies, is above everything.
                  sheet.current?.close();
                  openPaywall();
                }}
              >
                {subscription}
              </button>
            ) : (
              <Link to={nativePlaces.settings} className={lineStyle}>
                {subscription}
              </Link>
            )}
          </li>
          <li>
            <Link to={`/${country}/contact`} className={lineStyle}>
              <CircleHelp aria-hidden="true" className="size-5 text-accent-ink" />
              Help & Support
            </Link>
          </li>
        </ul>
        <div className="native-group mt-4">
          {isSignedIn ? (
            <Form method="post" action="/api/sign-out" onSubmit={() => beginSignOut()}>
              <input type="hidden" name="country" value={country} />
              <button type="submit" className={`${lineStyle} text-danger-ink`}>
                <LogOut aria-hidden="true" className="size-5" />
                Logout
              </button>
            </Form>
          ) : (
            <Link to={nativePlaces.auth} className={`${lineStyle} text-accent-ink`}>
              Sign in
            </Link>
          )}
        </div>
      </BottomSheet>
    </>
  );
}

// @covers platform-2.17
