import { LinkButton } from '#app/components/link-button.tsx';
import { MessagePage } from './message-page.tsx';

/** The 404 page (`platform.md` section 2). */
export function NotFoundPage({ home }: { home: string }) {
  return (
    <MessagePage
      title="Oops! Page not found"
      actions={<LinkButton to={home}>Return to Home</LinkButton>}
    >
      <p>The address may be mistyped, or the page may have moved.</p>
    </MessagePage>
  );
}
