import { isRouteErrorResponse } from '@remix-run/react';
import { LinkButton } from '#app/components/buttons/link-button.tsx';
import { MessagePage } from '#app/screens/frame/message-page.tsx';
import { DatabaseAwayPage, ReloadLink } from './database-away-page.tsx';
import { describeRouteError } from './describe-route-error.ts';

type ErrorContentProps = {
  error: unknown;
  home: string;
  /** The page to ask for again. */
  retryPath: string;
  /** What to quote to support; null when the browser met the error by itself. */
  requestId: string | null;
};

/**
 * What an error boundary shows: not found, too much data, the database away, a dead network, or an error with its
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
    case 'broken':
      return <ErrorPage retryPath={retryPath} home={home} requestId={requestId} />;
  }
}

/** What the answer says of it: a sentence alone, or one as calls are told (`http/responses/api-error.server.ts`). */
function sentenceOf(error: unknown): string | null {
  const said: unknown = isRouteErrorResponse(error) ? error.data : null;
  const sentence = typeof said === 'object' && said && 'error' in said ? said.error : said;
  return typeof sentence === 'string' && sentence !== '' ? sentence : null;
}

/** Any path that is not ours (`platform.md` section 2). */
function NotFoundPage({ home }: { home: string }) {
  return (
    <MessagePage
      title="Oops! Page not found"
      actions={
        <LinkButton to={home} size="large">
          Return to Home
        </LinkButton>
      }
    >
      There is nothing at this address. It may have been mistyped, or the page has moved.
    </MessagePage>
  );
}

/** A form sent more than is read (413): says how much may be sent and leads back to the form. */
function TooLargePage({ backPath, sentence }: { backPath: string; sentence: string | null }) {
  return (
    <MessagePage
      title="This could not be sent"
      actions={<ReloadLink path={backPath}>Go back</ReloadLink>}
    >
      {sentence ?? 'That is too much data.'}
    </MessagePage>
  );
}

type ErrorPageProps = Pick<ErrorContentProps, 'retryPath' | 'home' | 'requestId'>;

/** Something broke that should not have: says so, gives the id to quote and a way to try again. */
function ErrorPage({ retryPath, home, requestId }: ErrorPageProps) {
  return (
    <MessagePage
      title="Something went wrong"
      actions={
        <>
          <ReloadLink path={retryPath}>Try again</ReloadLink>
          <LinkButton to={home} variant="secondary" size="large" reloadDocument>
            Return to Home
          </LinkButton>
        </>
      }
      note={
        requestId && (
          <p>
            If it happens again, tell support this number:
            <br />
            <code className="figures select-all break-all font-sans text-ink">{requestId}</code>
          </p>
        )
      }
    >
      This one is on us. Your saved invoices are safe, and an invoice you were writing is kept in
      this browser.
    </MessagePage>
  );
}

// @covers platform-2.9
