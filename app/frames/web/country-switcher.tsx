import { Link, useLocation, useRevalidator } from '@remix-run/react';
import { type CountryCode, countryCodes } from '#app/domain/country/country.ts';
import { usePlatform } from '#app/frames/platform/platform.ts';
import { fill } from '#app/i18n/fill.ts';
import { countryName } from '#app/i18n/format/country-name.ts';
import { frameTexts } from '#app/i18n/texts.ts';
import { chooseCountry } from '#app/ui/browser/country/country-choice.client.ts';
import { LineIcon } from '#app/ui/icons/icons.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { DisclosureMenu, menuItemStyle } from '#app/ui/overlays/disclosure-menu.tsx';
import { useRootData } from './root-data.ts';

/** A country's flag; its name is always next to it or in the label. */
export function Flag({ country }: { country: CountryCode }) {
  return <span className={`flag flag-${country}`} />;
}

const prefix = new RegExp(`^/(${countryCodes.join('|')})(?=/|$)`);

const keptOrigin = new RegExp(
  `([?&]redirectTo=(?:/|%2F))(?:${countryCodes.join('|')})(?=/|%2F|&|$)`,
  'i',
);

/**
 * Returns the path under another country, or null outside the four country prefixes, where the switcher only saves the
 * choice. The country in the auth page's `redirectTo` changes too.
 */
export function switchCountryPath(path: string, country: CountryCode): string | null {
  if (!prefix.test(path)) return null;
  return path.replace(prefix, `/${country}`).replace(keptOrigin, `$1${country}`);
}

/** The flag button with the four countries; saves the choice, and changes the address if it contains a country. */
export function CountrySwitcher({ country }: { country: CountryCode }) {
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const isNative = usePlatform() === 'native';
  const isSignedIn = Boolean(useRootData()?.viewer);
  const choose = (chosen: CountryCode) =>
    chooseCountry(chosen).then((isSaved) => {
      // The address has no country there: it comes from the account, or from the cookie in the native app.
      const isFollowed = isNative || (isSignedIn && !switchCountryPath(pathname, chosen));
      // Without a network, an error page would replace this one and what is typed in it.
      if (isSaved && isFollowed) revalidate();
    });
  return (
    <DisclosureMenu
      label={fill(frameTexts.country.choice, { country: countryName(country) })}
      buttonClassName="flex size-11 items-center justify-center hover:bg-sunken"
      button={<Flag country={country} />}
    >
      <ul>
        {countryCodes.map((code) => {
          const to = switchCountryPath(pathname + search, code);
          const isCurrent = code === country;
          const content = (
            <>
              <Flag country={code} />
              <span className="flex-1">{countryName(code)}</span>
              {isCurrent && <LineIcon name="check" className="size-4 text-accent-ink" />}
            </>
          );
          return (
            <li key={code}>
              {to ? (
                <Link
                  to={to}
                  className={menuItemStyle}
                  aria-current={isCurrent || undefined}
                  onClick={() => void choose(code)}
                >
                  {content}
                </Link>
              ) : (
                <button
                  type="button"
                  className={menuItemStyle}
                  aria-current={isCurrent || undefined}
                  onClick={() => {
                    void choose(code);
                    // Nothing else on this page would confirm the change.
                    toast.success(fill(frameTexts.country.changed, { country: countryName(code) }));
                  }}
                >
                  {content}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </DisclosureMenu>
  );
}
