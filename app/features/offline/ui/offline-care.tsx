import { useRevalidator } from '@remix-run/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import { settleSignOut } from '#app/features/account/public.ts';
import { offlineTexts } from '#app/features/offline/texts.ts';
import { ZoneQuestion } from '#app/features/settings/public.ts';
import { usePlatform } from '#app/frames/platform/platform.ts';
import { useProductName, useRootData } from '#app/frames/web/root-data.ts';
import { offlineUser } from '#app/ui/browser/offline-page-data.client.ts';
import { isServerUp } from '#app/ui/browser/requests/api-call.client.ts';
import { listen } from '#app/ui/hooks/effects.ts';
import { PromptCard } from '#app/ui/messages/prompt-card.tsx';
import { addHomeScreenLook } from './home-screen.client.ts';
import type { InstallOffer } from './install-offer.client.ts';
import { InstallPrompt } from './install-prompt.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { SendOutbox } from './send-outbox.tsx';
import { tellCountry, type Update, watchForUpdate } from './service-worker.client.ts';
import { SignOutQuestion } from './sign-out-question.tsx';
import { useIsOfflinePage } from './use-offline-page.ts';
import { WaitingList } from './waiting-list.tsx';
import { emptyOutbox, useOutboxStatus } from './what-waits.ts';

export type OfflineCareProps = {
  country: CountryCode;
  /** The browser's offer to install the product, once it made one. */
  offer: InstallOffer | null;
};

const askEveryMs = 4000;

/** Everything around a page that offline use and the installed app need. */
export function OfflineCare({ country, offer }: OfflineCareProps) {
  const root = useRootData();
  const productName = useProductName();
  const person = root?.person;
  const isOfflinePage = useIsOfflinePage();
  const isOnline = useSyncExternalStore(watchNetwork, () => navigator.onLine);
  const timeZone = root?.viewer?.timeZone;
  const isInstalled = usePlatform() === 'native';
  const [update, setUpdate] = useState<Update | null>(null);
  useReturn(isOfflinePage);

  useEffect(() => watchForUpdate(setUpdate), []);
  useEffect(() => {
    // Each time the server says it anew: a sign-out may have been refused.
    if (root && root.person !== undefined) settleSignOut(root.person);
  }, [root]);
  useEffect(() => addHomeScreenLook(productName), [productName]);
  useEffect(() => {
    // What comes from this device is no news.
    if (!isOfflinePage) tellCountry(country);
  }, [isOfflinePage, country]);

  const owner = isOfflinePage ? offlineUser(window.localStorage, Date.now()) : (person ?? null);
  const outbox = useOutboxStatus(owner);
  const isOffline = !isOnline || isOfflinePage;

  return (
    <>
      {(isOffline || outbox.refused > 0) && <OfflineBanner outbox={outbox} isOffline={isOffline} />}
      {person && (
        <SendOutbox
          key={person}
          person={person}
          country={country}
          outbox={isOnline ? outbox : emptyOutbox}
        />
      )}
      {owner && <WaitingList person={owner} outbox={outbox} isOnline={!isOffline} />}
      {owner && <SignOutQuestion person={owner} outbox={outbox} />}
      {update ? (
        <PromptCard
          title={offlineTexts.update.title}
          confirmLabel={offlineTexts.update.confirm}
          dismissLabel={offlineTexts.update.dismiss}
          onConfirm={update.apply}
          onDismiss={update.putOff}
        />
      ) : isInstalled ? null : (
        <InstallPrompt offer={offer} productName={productName} />
      )}
      {timeZone && isOnline && !update && <ZoneQuestion country={country} timeZone={timeZone} />}
    </>
  );
}

/** Turns a page that came from this device into the server's own as soon as that can be reached; what is typed stays. */
function useReturn(isOfflinePage: boolean): void {
  const { revalidate, state } = useRevalidator();
  const isWaiting = isOfflinePage && state === 'idle';
  useEffect(() => {
    if (!isWaiting) return;
    const ask = async () => {
      if (navigator.onLine && document.visibilityState === 'visible' && (await isServerUp())) {
        revalidate();
      }
    };
    const timer = setInterval(ask, askEveryMs);
    const stop = listen(window, { online: ask });
    void ask();
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [isWaiting, revalidate]);
}

function watchNetwork(onChange: () => void): () => void {
  return listen(window, { online: onChange, offline: onChange });
}
