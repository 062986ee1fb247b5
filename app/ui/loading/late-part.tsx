import { useRevalidator } from '@remix-run/react';
import {
  type ComponentType,
  createContext,
  type MouseEvent,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useIsTakenOver } from '#app/ui/document/hydration.tsx';

type Fetchers = Record<string, () => Promise<ComponentType<never>>>;

/** Late parts by name, imported statically. */
export type LateParts<Table extends Fetchers> = {
  [Name in keyof Table]: Awaited<ReturnType<Table[Name]>>;
};

type PropsOf<Part> = Part extends ComponentType<infer Props extends object> ? Props : never;

/** All late parts, for server rendering; null in the browser, which loads what it renders. */
export const LatePartsContext = createContext<Record<string, ComponentType<never>> | null>(null);

/**
 * Creates the component that renders late parts, and a function that preloads one.
 * @param fetchers the parts by names that no other call uses
 */
export function createLateParts<Table extends Fetchers>(fetchers: Table) {
  type Name = keyof Table & string;
  type LatePartProps<Chosen extends Name> = {
    name: Chosen;
    /**
     * The part is interactive and hydrates once its scripts are loaded. Otherwise its server-rendered HTML isn't
     * touched.
     */
    isAlive?: boolean;
    /** Undefined if a document's HTML shows them and its data leave them out. */
    props: PropsOf<LateParts<Table>[Chosen]> | undefined;
  };

  /** The parts loaded so far; browser only. */
  const fetched: { [Each in Name]?: ComponentType<never> } = {};

  async function fetchPart(name: Name): Promise<void> {
    fetched[name] ??= await fetchers[name]?.();
  }

  /** Preloads a part. A failure is handled when the part is rendered. */
  function preload(name: Name): Promise<void> {
    return fetchPart(name).catch(() => undefined);
  }

  /**
   * A part of the page that is rendered on the server; its scripts load only when it is interactive or its props
   * change: most visitors of a public page need none of them.
   */
  function LatePart<Chosen extends Name>({ name, isAlive = false, props }: LatePartProps<Chosen>) {
    const atHand = useContext(LatePartsContext);
    const isTakenOver = useIsTakenOver();
    const [drawn] = useState<object | null>(isTakenOver ? (props ?? {}) : null);
    const [, setFetched] = useState(false);
    const isOwn = isAlive || drawn === null || differ(drawn, props ?? {});
    useEffect(() => {
      if (!isOwn) return;
      let isGone = false;
      fetchPart(name).then(
        () => {
          if (isGone) return;
          const restore = recordFocus(here.current);
          flushSync(() => setFetched(true));
          restore(here.current);
        },
        () => {
          // Neither the page nor its scripts can be loaded: a reload shows the browser's own error, or our newer version.
          if (isAlive && !drawn) window.location.reload();
        },
      );
      return () => {
        isGone = true;
      };
    }, [name, isOwn, isAlive, drawn]);
    // Visitors who leave the page may come back, and then need it at once.
    useEffect(() => () => void preload(name), [name]);

    const Part = (atHand?.[name] ?? (isOwn && fetched[name])) as ComponentType<object> | undefined;
    const Here = props && Part;
    const isDrawn = Boolean(Here);
    const content = Here
      ? { children: <Here {...props} /> }
      : { suppressHydrationWarning: true, dangerouslySetInnerHTML: asItIs };
    const pressed = useRef(-1);
    const here = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (!isDrawn || !here.current) return;
      buttonsIn(here.current)[pressed.current]?.click();
      pressed.current = -1;
    }, [isDrawn]);
    // Clicks before the part's scripts are loaded are replayed afterwards.
    const recordClick = ({ target, currentTarget }: MouseEvent<HTMLDivElement>) => {
      pressed.current = buttonsIn(currentTarget).findIndex((one) => one.contains(target as Node));
    };
    // Hydration failed, as it can on a page that the browser has translated.
    if (!drawn && !props) return <MissingData />;
    // A different key, since React wouldn't update the content of an element that it left alone during hydration.
    return (
      <div
        key={`${!isDrawn}`}
        ref={here}
        className="contents"
        onClickCapture={isDrawn ? undefined : recordClick}
        {...content}
      />
    );
  }

  return { LatePart, preload };
}

/** Loads the page's data, all of it this time. */
function MissingData() {
  const { revalidate } = useRevalidator();
  useEffect(revalidate, [revalidate]);
  return null;
}

const buttonsIn = (part: HTMLElement) => [...part.querySelectorAll<HTMLElement>('button, input')];

/** Records which menus are open and which control has the focus, and returns a function that restores both. */
function recordFocus(part: HTMLElement | null): (rendered: HTMLElement | null) => void {
  const everythingIn = (one: HTMLElement | null) => [...(one?.querySelectorAll('*') ?? [])];
  const before = everythingIn(part);
  const focused = before.indexOf(document.activeElement ?? document.body);
  const open = before.flatMap((one, at) => ('open' in one && one.open ? [at] : []));
  return (rendered) => {
    const now = everythingIn(rendered);
    for (const at of open) now[at]?.setAttribute('open', '');
    const control = now[focused];
    if (control instanceof HTMLElement) control.focus({ preventScroll: true });
  };
}

/** Keeps the server-rendered HTML in the element. */
const asItIs = { __html: '' };

function differ(before: object, now: object): boolean {
  return Object.entries(now).some(([name, value]) => before[name as keyof typeof before] !== value);
}
