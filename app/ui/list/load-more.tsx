import { Link, useLocation, useRevalidator } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { fill } from '#app/i18n/fill.ts';
import { controlTexts } from '#app/i18n/texts.ts';
import { Button, buttonStyle } from '#app/ui/buttons/button.tsx';
import { listen, useBrowserLayoutEffect } from '#app/ui/hooks/effects.ts';
import { Spinner } from '#app/ui/icons/icons.tsx';
import { Banner } from '#app/ui/messages/banner.tsx';

/** The navigation state for a list when the element with the focus has disappeared, such as a deleted client's page. */
export const focusTaken = { isFocusTaken: true };

/**
 * Keeps the keyboard focus when the focused element disappears, such as a deleted row, the button of an empty list or a
 * removed filter: moves the focus to the list, or to the page if there is no list.
 * @param listId id of the list's focusable element
 */
export function useKeptFocus(listId: string): void {
  const { state } = useLocation();
  const isTaken = useRef(state?.isFocusTaken === true);
  const last = useRef<Element>();

  useEffect(() => {
    return listen(document, {
      focusin: ({ target }) => {
        if (target instanceof Element) last.current = target;
      },
    });
  }, []);

  // Runs after every render, since any render may remove the focused element.
  useEffect(() => {
    if (!isTaken.current && (!last.current || last.current.isConnected)) return;
    isTaken.current = false;
    last.current = undefined;
    if (document.activeElement !== document.body) return;
    const place = document.getElementById(listId) ?? document.getElementById('main');
    place?.focus({ preventScroll: true });
  });
}

/**
 * Shown instead of a list's rows when the requested page didn't load; retries on a click or when the network is back.
 */
export function LoadFailure({ children }: { children: ReactNode }) {
  const { revalidate, state } = useRevalidator();
  // Listens right after the first render: the network may come back at any time.
  useBrowserLayoutEffect(() => listen(window, { online: revalidate }), [revalidate]);
  return (
    <div className="mt-6">
      <Banner
        tone="danger"
        role="alert"
        action={
          <Button
            variant="secondary"
            size="small"
            loading={state !== 'idle'}
            onClick={() => revalidate()}
          >
            {controlTexts.tryAgain}
          </Button>
        }
      >
        {children}
      </Banner>
    </div>
  );
}

type LoadMoreProps = {
  /** The address of the next page, used by the link without scripts. */
  address: string;
  /** The number of rows on the page, formatted. */
  shown: string;
  /** The address shows other rows, from the top, instead of more of them. */
  isOtherPage?: boolean;
  isLoading: boolean;
  /** Handles the click instead of the link, whose address is then only for visitors without scripts. */
  onPress?: () => void;
};

/** The link that appends the next rows. */
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
          // Leave modified clicks to the browser: they open a new tab.
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

/** The link back to the start of the list. */
export function BackToStart({ to }: { to: string }) {
  return (
    <Link to={to} className="thumb-link mb-2">
      {controlTexts.list.toStart}
    </Link>
  );
}
