import { Link } from '@remix-run/react';
import { buttonStyle } from '#app/components/button-style.ts';
import { Spinner } from '#app/components/spinner.tsx';

type LoadMoreProps = {
  /** Where the list goes on: the link's own place where there are no scripts. */
  address: string;
  shown: number;
  isLoading: boolean;
  onPress: () => void;
};

/** The way to the next rows, which are appended to these. */
export function LoadMore({ address, shown, isLoading, onPress }: LoadMoreProps) {
  return (
    <div className="mt-6 flex flex-col items-center gap-2">
      <Link
        to={address}
        aria-busy={isLoading || undefined}
        className={buttonStyle({ variant: 'secondary' })}
        onClick={(event) => {
          // Anything but a plain press is the browser's: a new tab.
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onPress();
        }}
      >
        {isLoading && <Spinner />}
        Load more
      </Link>
      <p role="status" className="figures text-ink-faint text-sm">
        {shown.toLocaleString('en-US')} shown
      </p>
    </div>
  );
}
