import { LinkButton } from '#app/components/link-button.tsx';
import { ErrorNotice } from './error-notice.tsx';

/** Any path that is not ours (`platform.md` section 2): the way home leads to `/us`. */
export function NotFoundPage({ home = '/us', bare }: { home?: string; bare?: boolean }) {
  return (
    <ErrorNotice
      bare={bare}
      mark="404"
      heading="Oops! Page not found"
      actions={
        <LinkButton to={home} size="large">
          Return to Home
        </LinkButton>
      }
    >
      <p>There is nothing at this address. It may have been mistyped, or the page has moved.</p>
    </ErrorNotice>
  );
}
