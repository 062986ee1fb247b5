import { useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { chooseCountry, comingCountryChoice } from '#app/browser/country/country-choice.client.ts';
import { Button } from '#app/components/buttons/button.tsx';
import { Banner } from '#app/components/messages/banner.tsx';
import { toast } from '#app/components/messages/toast.tsx';
import { type CountryCode, countries } from '#app/domain/country/country.ts';
import { inCountry } from '#app/domain/country/in-country.ts';

type CountryNoticeProps = {
  /** Of the address, whose prices are shown. */
  country: CountryCode;
  /** Whose prices the account may buy at. */
  priceCountry: CountryCode;
};

/**
 * Whether the account's country is just being changed to that of the address: the page was loaded beside the post of a
 * choice, and is loaded again after it.
 */
export function useComingCountry({ country, priceCountry }: CountryNoticeProps): boolean {
  const { revalidate, state } = useRevalidator();
  const other = country === priceCountry ? null : country;
  useEffect(() => {
    // The layout around the page may send an unsaved choice again, in an effect that comes after this one.
    if (other) queueMicrotask(() => comingCountryChoice()?.then(revalidate));
  }, [other, revalidate]);
  if (!other || typeof document === 'undefined') return false;
  return state === 'loading' || comingCountryChoice() !== null;
}

/** Prices of another country than the account's: what to do to buy at them. */
export function CountryNotice({ country, priceCountry }: CountryNoticeProps) {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const change = async () => {
    setBusy(true);
    const isSaved = await chooseCountry(country);
    setBusy(false);
    if (isSaved) revalidate();
    else toast.error('Your country could not be changed. Please try again.');
  };
  const { name } = countries[country];
  return (
    <Banner
      action={
        <Button size="small" loading={isBusy} onClick={change}>
          Switch to {name}
        </Button>
      }
    >
      These are the prices {inCountry(country)}, and your account buys {inCountry(priceCountry)}.
      Switch it to buy at these prices.
    </Banner>
  );
}
