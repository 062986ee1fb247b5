import { isRouteErrorResponse } from '@remix-run/react';
import { type ReactNode, useEffect, useState } from 'react';
import { MessagePage } from '#app/frames/web/message-page.tsx';
import { errorTexts, frameTexts } from '#app/i18n/texts.ts';

import { isServerUp } from '#app/ui/browser/requests/api-call.client.ts';
import { buttonStyle, LinkButton } from '#app/ui/buttons/button.tsx';
import { listen } from '#app/ui/hooks/effects.ts';
import { Spinner } from '#app/ui/icons/icons.tsx';
import { describeRouteError } from './describe-route-error.ts';

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

const pollIntervalMs = 4000;

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
      if (!gone) timer = setTimeout(ask, pollIntervalMs);
    };
    const askAtOnce = () => {
      if (document.visibilityState === 'visible') void ask();
    };

    timer = setTimeout(ask, pollIntervalMs);
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

type ErrorContentProps = {
  error: unknown;
  home: string;
  retryPath: string;
  /** The id to quote to support; null when the error happened in the browser. */
  requestId: string | null;
};

/**
 * What an error boundary shows: not found, too large, database unreachable, network failure, or an error with its
 * request id.
 */
export function ErrorContent({ error, home, retryPath, requestId }: ErrorContentProps) {
  switch (describeRouteError(error)) {
    case 'not-found':
      return <NotFoundPage home={home} />;
    case 'too-large':
      return <TooLargePage backPath={retryPath} sentence={sentenceOf(error)} />;
    case 'database-away':
      return <DatabaseAwayPage retryPath={retryPath} failure={sentenceOf(error)} />;
    case 'network-away':
      return <DatabaseAwayPage retryPath={retryPath} away="network" />;
    case 'missing-script':
      return <MissingScriptPage retryPath={retryPath} />;
    case 'broken':
      return <ErrorPage retryPath={retryPath} home={home} requestId={requestId} />;
  }
}

/** Returns the response's message: plain text, or the body of an API error (`http/responses/error-responses.server.ts`). */
function sentenceOf(error: unknown): string | null {
  const said: unknown = isRouteErrorResponse(error) ? error.data : null;
  const sentence = typeof said === 'object' && said && 'error' in said ? said.error : said;
  return typeof sentence === 'string' && sentence !== '' ? sentence : null;
}

function NotFoundPage({ home }: { home: string }) {
  return (
    <MessagePage
      title={errorTexts.notFound.title}
      actions={
        <LinkButton to={home} size="large">
          {errorTexts.home}
        </LinkButton>
      }
    >
      {errorTexts.notFound.text}
    </MessagePage>
  );
}

/** The page for a form that is too large (413): shows the limit and links back to the form. */
function TooLargePage({ backPath, sentence }: { backPath: string; sentence: string | null }) {
  return (
    <MessagePage
      title={errorTexts.tooLarge.title}
      actions={<ReloadLink path={backPath}>{errorTexts.tooLarge.back}</ReloadLink>}
    >
      {sentence ?? errorTexts.tooLarge.text}
    </MessagePage>
  );
}

/** The page for a script that is missing, even after a reload. */
function MissingScriptPage({ retryPath }: { retryPath: string }) {
  return (
    <MessagePage
      title={errorTexts.missingScript.title}
      actions={<ReloadLink path={retryPath}>{errorTexts.broken.again}</ReloadLink>}
    >
      {errorTexts.missingScript.text}
    </MessagePage>
  );
}

type ErrorPageProps = Pick<ErrorContentProps, 'retryPath' | 'home' | 'requestId'>;

/** The page for an unexpected error: shows the request id and a way to retry. */
function ErrorPage({ retryPath, home, requestId }: ErrorPageProps) {
  return (
    <MessagePage
      title={errorTexts.broken.title}
      actions={
        <>
          <ReloadLink path={retryPath}>{errorTexts.broken.again}</ReloadLink>
          <LinkButton to={home} variant="secondary" size="large" reloadDocument>
            {errorTexts.home}
          </LinkButton>
        </>
      }
      note={
        requestId && (
          <p>
            {errorTexts.broken.tellSupport}
            <br />
            <code className="figures select-all break-all font-sans text-ink">{requestId}</code>
          </p>
        )
      }
    >
      {errorTexts.broken.text}
    </MessagePage>
  );
}
