import { Form, useNavigate } from '@remix-run/react';
import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLatest } from '#app/ui/hooks/effects.ts';
import { Spinner } from '#app/ui/icons/icons.tsx';

type SearchBoxProps = {
  /** The list's path, without parameters. */
  listPath: string;
  /** The search text of the current or the pending address. */
  search: string;
  label: string;
  placeholder: string;
  maxLength: number;
  isPending: boolean;
  /** Normalizes typed text to the search text. */
  clean: (typed: string) => string;
  /** Returns the address of the list with a search applied. */
  addressOf: (search: string) => string;
  /** Other parameters of the address, as hidden fields. */
  children?: ReactNode;
};

const pauseMilliseconds = 250;

/** The search box of a list: searches after a short pause in typing, or on Enter without scripts. */
export function SearchBox(props: SearchBoxProps) {
  const { listPath, search: shown, isPending, clean, addressOf, children } = props;
  const navigate = useNavigate();
  const [typed, setTyped] = useState(shown);
  const [isTyping, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const sent = useRef(shown);

  // The address changed for another reason than typing here: the back button, or a link that clears the search.
  useEffect(() => {
    if (shown === sent.current) return;
    sent.current = shown;
    setTyped(shown);
  }, [shown]);

  // Also search for text that was typed before hydration.
  const box = useRef<HTMLInputElement>(null);
  const latest = useLatest({ type, addressOf });
  useEffect(() => {
    const early = box.current?.value ?? '';
    if (early !== sent.current) latest.current.type(early);
    return () => clearTimeout(timer.current);
  }, [latest]);

  function type(text: string) {
    setTyped(text);
    setTyping(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(text), pauseMilliseconds);
  }

  function search(text: string) {
    clearTimeout(timer.current);
    setTyping(false);
    const wanted = clean(text);
    if (wanted === sent.current) return;
    sent.current = wanted;
    navigate(latest.current.addressOf(wanted), { replace: true, preventScrollReset: true });
  }

  return (
    <Form
      method="get"
      action={listPath}
      role="search"
      className="relative min-w-0 flex-1"
      onSubmit={(event) => {
        event.preventDefault();
        search(typed);
      }}
    >
      {children}
      <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-ink-faint">
        {isPending || isTyping ? (
          <Spinner className="size-4.5" />
        ) : (
          <Search aria-hidden="true" className="size-4.5" />
        )}
      </span>
      <input
        ref={box}
        type="search"
        name="q"
        value={typed}
        maxLength={props.maxLength}
        aria-label={props.label}
        placeholder={props.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        className="control thumb pl-10.5"
        onChange={(event) => type(event.target.value)}
        // A user who leaves the box to click a filter wants both the search and the filter.
        onBlur={() => isTyping && search(typed)}
      />
    </Form>
  );
}
