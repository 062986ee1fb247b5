import { Button } from '#app/components/button.tsx';
import { LinkButton } from '#app/components/link-button.tsx';
import { MessagePage } from './message-page.tsx';

type ErrorPageProps = {
  home: string;
  /** Names the request in our log, so that support can find it. */
  requestId?: string | null;
};

/** Something went wrong on our side. */
export function ErrorPage({ home, requestId }: ErrorPageProps) {
  return (
    <MessagePage
      title="Something went wrong"
      actions={
        <>
          <Button onClick={() => window.location.reload()}>Try again</Button>
          <LinkButton to={home} variant="secondary" reloadDocument>
            Return to Home
          </LinkButton>
        </>
      }
      note={
        requestId && (
          <p>
            Request ID: <code className="select-all font-mono">{requestId}</code>
          </p>
        )
      }
    >
      <p>The mistake is ours. What you typed into an invoice is still kept in this browser.</p>
    </MessagePage>
  );
}
