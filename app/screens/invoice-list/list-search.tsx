import { Form, useNavigate } from '@remix-run/react';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '#app/components/class-names.ts';
import { controlStyle } from '#app/components/field.tsx';
import { Spinner } from '#app/components/spinner.tsx';
import { type ListView, longestSearch, readListView } from '#app/domain/invoice/list-view.ts';
import { KeptParameters } from './kept-parameters.tsx';
import { listAddress } from './list-address.ts';

type ListSearchProps = {
  listPath: string;
  /** As the address has it, or will have it in a moment. */
  view: ListView;
  /** An answer is on its way. */
  isPending: boolean;
};

const pauseMilliseconds = 250;

/** Search in number, client and status: after a short pause in typing, or by Enter where there are no scripts. */
export function ListSearch({ listPath, view, isPending }: ListSearchProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(view.search);
  const [isTyping, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const sent = useRef(view.search);

  // The address changed otherwise than by what was typed here: the back button, a link that clears.
  useEffect(() => {
    if (view.search === sent.current) return;
    sent.current = view.search;
    setTyped(view.search);
  }, [view.search]);

  // What was typed before the page's scripts ran is searched for too.
  const box = useRef<HTMLInputElement>(null);
  const typeNow = useRef(type);
  typeNow.current = type;
  useEffect(() => {
    const early = box.current?.value ?? '';
    if (early !== sent.current) typeNow.current(early);
    return () => clearTimeout(timer.current);
  }, []);

  function type(text: string) {
    setTyped(text);
    setTyping(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(text), pauseMilliseconds);
  }

  function search(text: string) {
    clearTimeout(timer.current);
    setTyping(false);
    const wanted = readListView(new URLSearchParams({ q: text })).search;
    if (wanted === sent.current) return;
    sent.current = wanted;
    navigate(listAddress(listPath, { ...now.current, search: wanted }), {
      replace: true,
      preventScrollReset: true,
    });
  }

  const now = useRef(view);
  now.current = view;

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
      <KeptParameters view={view} without={['q']} />
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
        maxLength={longestSearch}
        aria-label="Search invoices"
        placeholder="Number, client or status"
        autoComplete="off"
        enterKeyHint="search"
        className={classNames(controlStyle, 'thumb pl-10.5')}
        onChange={(event) => type(event.target.value)}
        // Whoever leaves the box for a chip wants both.
        onBlur={() => isTyping && search(typed)}
      />
    </Form>
  );
}
