import { isRouteErrorResponse } from '@remix-run/react';
import { errorTexts } from '#app/i18n/errors.ts';
import { LinkButton } from '#app/ui/buttons/link-button.tsx';
import { MessagePage } from '../web/message-page.tsx';
import { DatabaseAwayPage, ReloadLink } from './database-away-page.tsx';
import { describeRouteError } from './describe-route-error.ts';

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

/** Returns the response's message: plain text, or the body of an API error (`http/responses/api-error.server.ts`). */
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
