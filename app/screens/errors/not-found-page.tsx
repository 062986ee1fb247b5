import { LinkButton } from '#app/components/link-button.tsx';
import { MessagePage } from '../frame/message-page.tsx';

/** Any path that is not ours (`platform.md` section 2): the way home leads to `/us`. */
export function NotFoundPage({ home = '/us' }: { home?: string }) {
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
