import { Link } from '@remix-run/react';
import { controlTexts } from '#app/i18n/controls.ts';
import { fill } from '#app/i18n/fill.ts';
import { buttonStyle } from '../buttons/button-style.ts';
import { Spinner } from '../icons/spinner.tsx';

type LoadMoreProps = {
  /** Where the list goes on: the link's own place where there are no scripts. */
  address: string;
  /** How many there are on the page, as it is written. */
  shown: string;
  /** The address shows other rows instead of more of them: from its top. */
  isOtherPage?: boolean;
  isLoading: boolean;
  /** Does it instead of the address, which then is for visitors without scripts alone. */
  onPress?: () => void;
};

/** The way to the next rows, which are appended to these. */
export function LoadMore(props: LoadMoreProps) {
  const { address, shown, isOtherPage = false, isLoading, onPress } = props;
  return (
    <div className="mt-6 flex flex-col items-center gap-2">
      <Link
        to={address}
        replace={!isOtherPage}
        preventScrollReset={!isOtherPage}
        aria-busy={isLoading || undefined}
        className={buttonStyle({ variant: 'secondary' })}
        onClick={(event) => {
          // Anything but a plain press is the browser's: a new tab.
          if (!onPress || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onPress();
        }}
      >
        {isLoading && <Spinner />}
        {controlTexts.list.loadMore}
      </Link>
      <p role="status" className="figures text-ink-faint text-sm">
        {fill(controlTexts.list.shown, { count: shown })}
      </p>
    </div>
  );
}

/** The way back from a page that begins further down. */
export function BackToStart({ to }: { to: string }) {
  return (
    <Link to={to} className="thumb-link mb-2">
      {controlTexts.list.toStart}
    </Link>
  );
}
