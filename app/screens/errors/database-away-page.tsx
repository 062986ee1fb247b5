import { useEffect } from 'react';
import { Button } from '#app/components/button.tsx';
import { MessagePage } from './message-page.tsx';

type DatabaseAwayPageProps = {
  /** Asks for the page's data again; the page goes away by itself once there is an answer. */
  onRetry: () => void;
  retrying?: boolean;
};

const retryMilliseconds = 5000;

/** The records cannot be reached for now; tries again by itself while the page is in view. */
export function DatabaseAwayPage({ onRetry, retrying = false }: DatabaseAwayPageProps) {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') onRetry();
    }, retryMilliseconds);
    return () => clearInterval(timer);
  }, [onRetry]);

  return (
    <MessagePage
      title="We can't reach your records right now"
      actions={
        <Button loading={retrying} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      <p>
        Nothing is lost: saved invoices are safe, and a draft stays in this browser. This page comes
        back by itself in a moment.
      </p>
    </MessagePage>
  );
}
