import { Fragment, useEffect, useState } from 'react';
import { addHomeScreenLook } from '#app/browser/home-screen.client.ts';
import type { InstallOffer } from '#app/browser/install-offer.client.ts';
import { keptPerson } from '#app/browser/kept-pages.client.ts';
import { settleSignOut } from '#app/browser/leave-browser.client.ts';
import { tellCountry, type Update, watchForUpdate } from '#app/browser/service-worker.client.ts';
import { PromptCard } from '#app/components/prompt-card.tsx';
import type { CountryCode } from '#app/domain/country/country.ts';
import { useRootData } from '../frame/root-data.ts';
import { useProductName } from '../frame/use-product-name.ts';
import { useShell } from '../shell/shell.ts';
import { InstallPrompt } from './install-prompt.tsx';
import { useIsShell } from './kept-page.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { SignOutQuestion } from './sign-out-question.tsx';
import { useIsOnline } from './use-is-online.ts';
import { useReturn } from './use-return.ts';
import { useWaitingWork } from './use-waiting-work.ts';
import { WaitingSaves } from './waiting-saves.tsx';
import { WaitingSettings } from './waiting-settings.tsx';

export type OfflineCareProps = {
  country: CountryCode;
  /** The browser's offer to install the product, once it made one. */
  offer: InstallOffer | null;
};

/** Everything around a page that offline use and the installed app need. */
export function OfflineCare({ country, offer }: OfflineCareProps) {
  const root = useRootData();
  const productName = useProductName();
  const person = root?.person;
  const isShell = useIsShell();
  const isOnline = useIsOnline();
  const isInstalled = useShell() === 'native';
  const [update, setUpdate] = useState<Update | null>(null);
  useReturn(isShell);

  useEffect(() => watchForUpdate(setUpdate), []);
  useEffect(() => {
    // Each time the server says it anew: a sign-out may have been refused.
    if (root && root.person !== undefined) settleSignOut(root.person);
  }, [root]);
  useEffect(() => addHomeScreenLook(productName), [productName]);
  useEffect(() => {
    // What comes from this device is no news.
    if (!isShell) tellCountry(country);
  }, [isShell, country]);

  const owner = isShell ? keptPerson(window.localStorage, Date.now()) : (person ?? null);
  const work = useWaitingWork(owner);

  return (
    <>
      {(!isOnline || isShell) && <OfflineBanner work={work} />}
      {person && (
        <Fragment key={person}>
          <WaitingSaves person={person} country={country} isDue={isOnline && work.invoices > 0} />
          <WaitingSettings person={person} country={country} isDue={isOnline && work.settings} />
        </Fragment>
      )}
      {owner && <SignOutQuestion person={owner} work={work} />}
      {update ? (
        <PromptCard
          title="New version available! Reload to update?"
          confirmLabel="Reload"
          dismissLabel="Later"
          onConfirm={update.apply}
          onDismiss={update.putOff}
        />
      ) : isInstalled ? null : (
        <InstallPrompt offer={offer} productName={productName} />
      )}
    </>
  );
}
