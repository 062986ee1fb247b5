import { type ReactNode, useEffect, useState } from 'react';
import { errorTexts } from '#app/i18n/errors.ts';
import { frameTexts } from '#app/i18n/frame.ts';
import { isServerUp } from '#app/ui/browser/requests/is-server-up.client.ts';
import { buttonStyle } from '#app/ui/buttons/button-style.ts';
import { listen } from '#app/ui/hooks/listen.ts';
import { Spinner } from '#app/ui/icons/spinner.tsx';
import { MessagePage } from '../web/message-page.tsx';

type DatabaseAwayPageProps = {
  /** The page to return to. */
  retryPath: string;
  /** What is unreachable: our database, or our server. */
  away?: 'database' | 'network';
  /** What the page couldn't load, as a sentence. */
  failure?: string | null;
};

/** Says that nothing is lost and retries automatically; without scripts, through the link. */
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
            // A document load, which the service worker answers with the form saved on this device.
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

/** Whether this device can serve pages itself. An installed app has no browser back button. */
function opensOffline(): boolean {
  return Boolean(globalThis.navigator?.serviceWorker?.controller);
}

const askEveryMs = 4000;

/**
 * Polls `/healthz` every few seconds while the page is visible, and reloads `path` once the server is back.
 * @returns whether the page is reloading
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
        // Not `reload()`: after a refused post, that would ask to resubmit the form.
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

/** The link out of an error page: a full page load, since the loaded scripts may be what broke. */
export function ReloadLink({ path, children }: { path: string; children: ReactNode }) {
  return (
    <a href={path} className={buttonStyle({ size: 'large' })}>
      {children}
    </a>
  );
}
