import { useRevalidator, useSubmit } from '@remix-run/react';
import { CircleAlert, CloudOff } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CountryCode } from '#app/domain/country/country.ts';
import { recordSignOutRequest, settleSignOut } from '#app/features/account/public.ts';
import { offlineTexts } from '#app/features/offline/texts.ts';
import { ZoneQuestion } from '#app/features/settings/public.ts';
import { usePlatform } from '#app/frames/platform/platform.ts';
import { useProductName, useRootData } from '#app/frames/web/root-data.ts';
import { fill } from '#app/i18n/fill.ts';
import { plural } from '#app/i18n/plural.ts';
import { offlineUser } from '#app/ui/browser/offline-page-data.client.ts';
import { isServerUp } from '#app/ui/browser/requests/api-call.client.ts';
import { setSignOutIntent } from '#app/ui/browser/session/sign-out-intent.client.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { listen } from '#app/ui/hooks/effects.ts';
import { PromptCard } from '#app/ui/messages/prompt-card.tsx';
import { toast } from '#app/ui/messages/toast.tsx';
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx';
import {
  addHomeScreenStyles,
  canAskToInstall,
  dismissInstall,
  type InstallOffer,
} from './install-offer.client.ts';
import { describeWaiting, openOutboxDialog, useOutboxStatus } from './outbox-status.ts';
import { SendOutbox } from './send-outbox.tsx';
import { sendCountryToWorker, type Update, watchForUpdate } from './service-worker.client.ts';
import { useIsOfflinePage } from './use-offline-page.ts';
import { loadOutboxStatus, type OutboxStatus } from './waiting-invoices.client.ts';
import { WaitingList } from './waiting-list.tsx';

type OfflineBannerProps = { outbox: OutboxStatus; isOffline: boolean };

/** The banner that shows that the network is down, what is in the outbox, and what was refused. */
export function OfflineBanner({ outbox, isOffline }: OfflineBannerProps) {
  const waiting = isOffline ? describeWaiting(outbox) : null;
  const refused = outbox.refused > 0 ? plural(offlineTexts.banner.refused, outbox.refused) : null;
  const Icon = isOffline ? CloudOff : CircleAlert;
  const bar = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on the line
  useEffect(() => {
    // Sticky elements below it use this height.
    const { style } = document.documentElement;
    style.setProperty('--offline-bar', `${bar.current?.offsetHeight ?? 0}px`);
    return () => void style.removeProperty('--offline-bar');
  }, [isOffline, waiting, refused]);
  return (
    <div
      ref={bar}
      role="status"
      className="offline-banner sticky top-[calc(4rem+1px+env(safe-area-inset-top))] z-20 border-line border-b bg-warn-soft text-ink md:mt-3 print:hidden"
    >
      <div className="page-width flex items-center gap-3 py-2 sm:py-2.5">
        <Icon aria-hidden="true" className="size-5 shrink-0 self-start text-warn-ink" />
        <div className="min-w-0 flex-1 text-sm leading-snug sm:text-[0.9375rem]">
          {isOffline && (
            <>
              <p className="font-semibold">{offlineTexts.banner.offline}</p>
              <p>{offlineTexts.banner.changes}</p>
            </>
          )}
          {waiting && <p className="text-ink-soft text-sm">{waiting}</p>}
          {refused && <p className="font-semibold">{refused}</p>}
        </div>
        <div className="flex shrink-0 flex-col gap-2 sm:flex-row">
          {outbox.waiting + outbox.refused > 0 && (
            <Button variant="secondary" size="small" onClick={openOutboxDialog}>
              {offlineTexts.waiting.see}
            </Button>
          )}
          {isOffline && (
            <Button variant="secondary" size="small" onClick={() => window.location.reload()}>
              {offlineTexts.banner.reload}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

/** Delay between the browser's install offer and our prompt, ms. */
export const installDelayMs = 10_000;

/** Asks to install the product as an app, ten seconds after the browser offers it. */
export function InstallPrompt({
  offer,
  productName,
}: {
  offer: InstallOffer | null;
  productName: string;
}) {
  const [asks, setAsks] = useState(false);

  useEffect(() => {
    if (!offer) return;
    const timer = setTimeout(
      () => setAsks(canAskToInstall(window.localStorage, Date.now())),
      installDelayMs,
    );
    const installed = () => setAsks(false);
    window.addEventListener('appinstalled', installed);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('appinstalled', installed);
    };
  }, [offer]);

  if (!offer || !asks) return null;
  return (
    <PromptCard
      title={fill(offlineTexts.install.title, { product: productName })}
      confirmLabel={offlineTexts.install.confirm}
      dismissLabel={offlineTexts.install.dismiss}
      onConfirm={() => {
        setAsks(false);
        // If the browser's own prompt is declined, there is nothing left to do.
        offer.prompt().catch(() => undefined);
      }}
      onDismiss={() => {
        setAsks(false);
        dismissInstall(window.localStorage, Date.now());
      }}
    >
      {offlineTexts.install.about}
    </PromptCard>
  );
}

const signOutPath = '/api/sign-out';

/**
 * Asks before a sign-out that would delete the outbox; offline, signing out is refused because the session would stay.
 * The outbox is checked on the click; the dialog closes if it is sent in the meantime.
 */
export function SignOutQuestion({ person, outbox }: { person: string; outbox: OutboxStatus }) {
  const submit = useSubmit();
  /** The data of the sign-out form; the form may be unmounted with its menu before the user answers. */
  const [asked, setAsked] = useState<FormData | null>(null);

  useEffect(() => {
    const ask = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !form.action.endsWith(signOutPath)) return;
      if (navigator.onLine && isEmpty(loadOutboxStatus(window.localStorage, person))) return;
      // Runs in the capture phase, before the page's own listeners.
      event.preventDefault();
      event.stopImmediatePropagation();
      // The menu's native dialog is in the browser's top layer, above any other dialog.
      form.closest('dialog')?.close();
      if (navigator.onLine) setAsked(new FormData(form));
      else {
        toast.error(offlineTexts.signOut.impossible, {
          id: 'sign-out',
          description: offlineTexts.signOut.whyImpossible,
        });
      }
    };
    return listen(window, { submit: ask }, { capture: true });
  }, [person]);

  const isSent = isEmpty(outbox);
  useEffect(() => {
    if (isSent) setAsked(null);
  }, [isSent]);

  return (
    <ConfirmDialog
      question={asked && offlineTexts.signOut.question}
      title={offlineTexts.signOut.title}
      confirmLabel={offlineTexts.signOut.confirm}
      onCancel={() => setAsked(null)}
      onConfirm={() => {
        if (!asked) return;
        setAsked(null);
        setSignOutIntent();
        recordSignOutRequest();
        submit(asked, { method: 'post', action: signOutPath });
      }}
    />
  );
}

function isEmpty({ waiting, refused, settings }: OutboxStatus): boolean {
  return waiting + refused === 0 && !settings;
}

export type OfflineCareProps = {
  country: CountryCode;
  /** The browser's install offer; null until it makes one. */
  offer: InstallOffer | null;
};

const pollIntervalMs = 4000;

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
    // Runs for each server response, since a sign-out may have been refused.
    if (root && root.person !== undefined) settleSignOut(root.person);
  }, [root]);
  useEffect(() => addHomeScreenStyles(productName), [productName]);
  useEffect(() => {
    // A page that came from this device has nothing new for the worker.
    if (!isOfflinePage) sendCountryToWorker(country);
  }, [isOfflinePage, country]);

  const owner = isOfflinePage ? offlineUser(window.localStorage, Date.now()) : (person ?? null);
  const outbox = useOutboxStatus(owner);
  const isOffline = !isOnline || isOfflinePage;

  return (
    <>
      {(isOffline || outbox.refused > 0) && <OfflineBanner outbox={outbox} isOffline={isOffline} />}
      {person && <SendOutbox key={person} person={person} country={country} isOnline={isOnline} />}
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

/**
 * Reloads the data of a page that was opened from this device as soon as the server responds; unsaved input is kept.
 */
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
    const timer = setInterval(ask, pollIntervalMs);
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
