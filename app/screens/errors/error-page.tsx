import { LinkButton } from '#app/components/link-button.tsx';
import { MessagePage } from '../frame/message-page.tsx';
import { ReloadLink } from './reload-link.tsx';

type ErrorPageProps = {
  /** The page to ask for again. */
  retryPath: string;
  home: string;
  /** What to quote to support; null when the browser met the error by itself. */
  requestId: string | null;
};

/** Something broke that should not have: says so, gives the id to quote and a way to try again. */
export function ErrorPage({ retryPath, home, requestId }: ErrorPageProps) {
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
