import { type ReactNode, useEffect, useState } from 'react';
import { errorTexts } from '#app/i18n/errors.ts';
import { frameTexts } from '#app/i18n/frame.ts';
import { isServerUp } from '#app/ui/browser/requests/is-server-up.client.ts';
import { buttonStyle } from '#app/ui/buttons/button-style.ts';
import { listen } from '#app/ui/hooks/listen.ts';
import { Spinner } from '#app/ui/icons/spinner.tsx';
import { MessagePage } from '../web/message-page.tsx';

type DatabaseAwayPageProps = {
  /** The page to come back to. */
  retryPath: string;
  /** What cannot be reached: our database, or our server at all. */
  away?: 'database' | 'network';
  /** What the page could not load, in a sentence. */
  failure?: string | null;
};

/** Tells that nothing is lost and comes back by itself; without scripts through the link. */
export function DatabaseAwayPage({
  retryPath,
  away = 'database',
  failure = null,
}: DatabaseAwayPageProps) {
  const isWell = useRecovery(retryPath);
  return (
    <MessagePage
      title={errorTexts.away[away].title}
      actions={
        <>
          <ReloadLink path={retryPath}>{errorTexts.away.again}</ReloadLink>
          {away === 'network' && opensOffline() && (
            // A document load, which the service worker answers with the form that is on this device.
            <a
              href="/create-invoice"
              className={buttonStyle({ variant: 'secondary', size: 'large' })}
            >
              {frameTexts.createInvoice}
            </a>
          )}
        </>
      }
      note={
        <>
          {failure && <p className="mb-2">{failure}</p>}
          <p role="status" className="flex items-center justify-center gap-2">
            <Spinner className="text-accent-ink" />
            {isWell ? errorTexts.away.back : errorTexts.away.waiting}
          </p>
        </>
      }
    >
      {errorTexts.away[away].text}
    </MessagePage>
  );
}

/** Whether this device answers for pages itself. An installed app has no back button of the browser's. */
function opensOffline(): boolean {
  return Boolean(globalThis.navigator?.serviceWorker?.controller);
}

const askEveryMs = 4000;

/**
 * Asks `/healthz` every few seconds while the page is in view and loads `path` anew once all is well.
 * @returns whether the page is on its way
 */
function useRecovery(path: string): boolean {
  const [isWell, setWell] = useState(false);

  useEffect(() => {
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const ask = async () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible' && (await isServerUp())) {
        if (gone) return;
        setWell(true);
        // Not `reload()`: after a refused post that would ask to send the form again.
        window.location.replace(path);
        return;
      }
      if (!gone) timer = setTimeout(ask, askEveryMs);
    };
    const askAtOnce = () => {
      if (document.visibilityState === 'visible') void ask();
    };

    timer = setTimeout(ask, askEveryMs);
    const events = { visibilitychange: askAtOnce, online: askAtOnce };
    const stops = [listen(document, events), listen(window, events)];
    return () => {
      gone = true;
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [path]);

  return isWell;
}

/** The way on from an error: loads the page whole, without the scripts that may be what broke. */
export function ReloadLink({ path, children }: { path: string; children: ReactNode }) {
  return (
    <a href={path} className={buttonStyle({ size: 'large' })}>
      {children}
    </a>
  );
}
