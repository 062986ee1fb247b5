import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type MouseEvent,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useIsTakenOver } from '#app/ui/document/use-is-taken-over.ts';

type Fetchers = typeof fetchers;
export type LatePartName = keyof Fetchers;
type Part<Name extends LatePartName> = Awaited<ReturnType<Fetchers[Name]>>;
export type LateParts = { [Name in LatePartName]: Part<Name> };

const fetchers = {
  sheet: () => import('./shown-sheet.tsx').then((file) => file.ShownSheet),
  owner: () => import('./owner-bar.tsx').then((file) => file.OwnerBar),
  estimateAnswer: () =>
    import('#app/features/estimates/ui/estimate-answer.tsx').then((file) => file.EstimateAnswer),
  steps: () => import('./pay-steps.tsx').then((file) => file.PaySteps),
  readerLinks: () => import('./reader-links.tsx').then((file) => file.ReaderLinks),
  warning: () => import('./payment-warning.tsx').then((file) => file.PaymentWarning),
  notFound: () => import('./invoice-not-found.tsx').then((file) => file.InvoiceNotFound),
  closed: () =>
    import('#app/features/invoice-form/ui/closed-invoice-page.tsx').then(
      (file) => file.ClosedInvoicePage,
    ),
  error: () => import('#app/frames/errors/error-content.tsx').then((file) => file.ErrorContent),
  footer: () => import('#app/frames/web/footer.tsx').then((file) => file.Footer),
};

/** All late parts, for server rendering; null in the browser, which loads what it renders. */
export const LatePartsContext = createContext<LateParts | null>(null);

/** The parts loaded so far; browser only. */
const fetched: { [Name in LatePartName]?: Part<Name> } = {};

async function fetchLatePart<Name extends LatePartName>(name: Name): Promise<void> {
  fetched[name] ??= (await fetchers[name]()) as LateParts[Name];
}

/** Preloads a part. A failure is handled when the part is rendered. */
export function preloadLatePart(name: LatePartName): Promise<void> {
  return fetchLatePart(name).catch(() => undefined);
}

export type LatePartProps<Name extends LatePartName> = {
  name: Name;
  /**
   * The part is interactive and hydrates once its scripts are loaded. Otherwise its server-rendered HTML isn't touched.
   */
  isAlive?: boolean;
  props: ComponentProps<LateParts[Name]>;
};

/**
 * A part of the page that is rendered on the server; its scripts load only when it is interactive or its props change:
 * most visitors of a public page need none of them.
 */
export function LatePart<Name extends LatePartName>({
  name,
  isAlive = false,
  props,
}: LatePartProps<Name>) {
  const atHand = useContext(LatePartsContext);
  const isTakenOver = useIsTakenOver();
  const [drawn] = useState<object | null>(isTakenOver ? props : null);
  const [, setFetched] = useState(false);
  const isOwn = isAlive || drawn === null || differ(drawn, props);
  useEffect(() => {
    if (!isOwn) return;
    let isGone = false;
    fetchLatePart(name).then(
      () => !isGone && setFetched(true),
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
  useEffect(() => () => void preloadLatePart(name), [name]);

  const Here = (atHand?.[name] ?? (isOwn && fetched[name])) as ComponentType<object> | undefined;
  const isDrawn = Boolean(Here);
  const content = Here
    ? { children: <Here {...props} /> }
    : { suppressHydrationWarning: true, dangerouslySetInnerHTML: asItIs };
  const pressed = useRef(-1);
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isDrawn || !here.current) return;
    controlsIn(here.current)[pressed.current]?.click();
    pressed.current = -1;
  }, [isDrawn]);
  // Clicks before the part's scripts are loaded are replayed afterwards.
  const notePress = ({ target, currentTarget }: MouseEvent<HTMLDivElement>) => {
    pressed.current = controlsIn(currentTarget).findIndex((one) => one.contains(target as Node));
  };
  // A different key, since React wouldn't update the content of an element that it left alone during hydration.
  return (
    <div
      key={`${!isDrawn}`}
      ref={here}
      className="contents"
      onClickCapture={isDrawn ? undefined : notePress}
      {...content}
    />
  );
}

const controlsIn = (part: HTMLElement) => [
  ...part.querySelectorAll<HTMLElement>('button, input, summary'),
];

/** Keeps the server-rendered HTML in the element. */
const asItIs = { __html: '' };

function differ(before: object, now: object): boolean {
  return Object.entries(now).some(([name, value]) => before[name as keyof typeof before] !== value);
}
