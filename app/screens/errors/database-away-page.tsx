import { Spinner } from '#app/components/spinner.tsx';
import { MessagePage } from '../frame/message-page.tsx';
import { ReloadLink } from './reload-link.tsx';
import { useRecovery } from './use-recovery.ts';

const words = {
  database: {
    title: 'We can’t reach your records right now',
    text: 'The place where invoices are kept does not answer for the moment. Your saved invoices are safe, and an invoice you were writing is kept in this browser.',
  },
  network: {
    title: 'No connection',
    text: 'This page could not be fetched. An invoice you were writing is kept in this browser.',
  },
};

type DatabaseAwayPageProps = {
  /** The page to come back to. */
  retryPath: string;
  /** What cannot be reached: our database, or our server at all. */
  away?: keyof typeof words;
  /** What the page could not load, in a sentence. */
  failure?: string | null;
};

/** Tells that nothing is lost and comes back by itself; without scripts through the link. */
export function DatabaseAwayPage({
  retryPath,
  away = 'database',
  failure = null,
}: DatabaseAwayPageProps) {
  const isWell = useRecovery(retryPath);
  return (
    <MessagePage
      title={words[away].title}
      actions={<ReloadLink path={retryPath}>Try again now</ReloadLink>}
      note={
        <>
          {failure && <p className="mb-2">{failure}</p>}
          <p role="status" className="flex items-center justify-center gap-2">
            <Spinner className="text-accent-ink" />
            {isWell ? 'Back again. Opening your page.' : 'This page tries again by itself.'}
          </p>
        </>
      }
    >
      {words[away].text}
    </MessagePage>
  );
}
