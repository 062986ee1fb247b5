import { Link, useLocation, useNavigate, useRouteLoaderData } from '@remix-run/react';
import { Share } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { initNativeApp, listenToSwipeBack } from '#app/adapters/native/init-native-app.client.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { type InvoiceStatus, isOwed } from '#app/domain/invoices/status.ts';
import { type ShownPage, wayBack } from '#app/domain/navigation/way-back.ts';
import { type Leaving, LeavingProvider } from '#app/frames/platform/platform.ts';
import { useOwnNames } from '#app/frames/web/breadcrumbs.tsx';
import { RouteProgress } from '#app/frames/web/framed-page.tsx';
import { useRootData } from '#app/frames/web/root-data.ts';
import { frameTexts, nativeTexts } from '#app/i18n/texts.ts';
import { historyIndex } from '#app/remix/router-window.client.ts';
import { Button, buttonStyle, IconButton } from '#app/ui/buttons/button.tsx';
import { Spinner } from '#app/ui/icons/icons.tsx';
import { isTabPage, nativeTitleOf, TabBar, TopBar } from './bars.tsx';

type NativeFrameProps = {
  /** The country of the page; the flag shows the user's own country if it is known. */
  country: CountryCode;
  shareInvoice: ShareInvoice;
  children: ReactNode;
};

/** Shares the PDF of an invoice, and shows the result. */
type ShareInvoice = (pdf: { invoiceId: string; fileName: string }) => Promise<void>;

/**
 * The frame of the iOS-style app: tabs with menu, country and usage above a large title; other pages with a back button
 * and their title. No footer or web banner. Uses the root loader's data; if that failed, it is the frame of a guest.
 */
export function NativeFrame({ country, shareInvoice, children }: NativeFrameProps) {
  const root = useRootData();
  const { pathname, search } = useLocation();
  const hasTabs = isTabPage(pathname);
  const title = nativeTitleOf(pathname, search, useOwnNames().name);
  const viewed = useViewedInvoice();
  const sharing = useShare(viewed?.id ?? null, shareInvoice);
  const [leaving] = useState<Leaving>(() => new Set());
  const goBack = useGoBack(leaving);
  useSwipeBack(goBack);
  useEffect(() => initNativeApp(), []);
  return (
    <div className="native-frame" data-layout={hasTabs ? 'tabs' : 'page'}>
      <a
        href="#main"
        className="sr-only z-[70] rounded-md bg-accent font-medium text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-4 focus:py-3"
      >
        {frameTexts.skip}
      </a>
      <RouteProgress />
      {hasTabs ? (
        <TopBar
          title={title}
          country={root?.viewer?.preferredCountry ?? country}
          usage={root?.viewer?.usage ?? null}
        />
      ) : (
        <PageBar title={title} onBack={goBack} action={viewed && <ShareButton {...sharing} />} />
      )}
      <main id="main" tabIndex={-1} className="native-main outline-none">
        <LeavingProvider value={leaving}>{children}</LeavingProvider>
      </main>
      {viewed && (
        <InvoiceActions
          id={viewed.id}
          canPay={isOwed(viewed.status) && !viewed.owner}
          sharing={sharing}
        />
      )}
      {hasTabs && <TabBar />}
    </div>
  );
}

function useSwipeBack(goBack: () => void): void {
  useEffect(() => listenToSwipeBack(goBack), [goBack]);
}

/** `owner` is set only when the seller views their own invoice, which they can't pay. */
type ViewedInvoice = { id: string; status: InvoiceStatus; owner?: object };

/**
 * Returns the invoice of the view page on screen, from that page's loader; null on all other pages and if there is no
 * invoice.
 */
function useViewedInvoice(): ViewedInvoice | null {
  const data = useRouteLoaderData('/view-invoice/:id');
  return (data as { invoice: ViewedInvoice | null } | undefined)?.invoice ?? null;
}

/** The pages visited since the app started, by position in the browser's history. */
const shown = new Map<number, ShownPage>();

/** Notifies the page that it is left, then goes back; see `wayBack`. */
function useGoBack(leaving: Leaving): () => void {
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const person = useRootData()?.person;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit to the same page has another history index
  useEffect(() => {
    shown.set(historyIndex(), { pathname, person });
  }, [key, pathname, person]);

  return useCallback(() => {
    for (const onLeave of leaving) onLeave();
    const index = historyIndex();
    const to = wayBack({ pathname, person }, shown.get(index - 1), index > 0);
    if (to === null) navigate(-1);
    else navigate(to, { replace: true });
  }, [navigate, leaving, pathname, person]);
}

type PageBarProps = { title: string; onBack: () => void; action?: ReactNode };

/** The bar of pages without tabs: back button, title and an action. */
function PageBar({ title, onBack, action }: PageBarProps) {
  return (
    <header className="native-bar print:hidden">
      <div className="grid h-11 grid-cols-[1fr_auto_1fr] items-center px-2">
        <button
          type="button"
          data-haptic="light"
          onClick={onBack}
          className="-ml-1 flex h-11 items-center gap-0.5 justify-self-start rounded-md pr-3 text-[1.0625rem] text-accent-ink active:opacity-40"
        >
          <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className="size-7">
            <path
              d="m15 5-7 7 7 7"
              stroke="currentColor"
              strokeWidth="2.5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          {nativeTexts.back}
        </button>
        <p className="truncate font-semibold text-[1.0625rem]">{title}</p>
        <div className="justify-self-end">{action}</div>
      </div>
    </header>
  );
}

/** The Share PDF button in the bar of an invoice's page; the web has Download PDF instead. */
function ShareButton({ share, isSharing }: Sharing) {
  return (
    <IconButton
      label={nativeTexts.sharePdf}
      data-haptic="medium"
      aria-busy={isSharing || undefined}
      onClick={share}
    >
      {isSharing ? (
        <Spinner className="text-accent-ink" />
      ) : (
        <Share aria-hidden="true" className="size-5.5 text-accent-ink" />
      )}
    </IconButton>
  );
}

type InvoiceActionsProps = { id: string; canPay: boolean; sharing: Sharing };

/** The sticky bar at the bottom of an invoice in the native app. */
function InvoiceActions({ id, canPay, sharing: { share, isSharing } }: InvoiceActionsProps) {
  return (
    <>
      {/* Space at the end of the page, so that the bar covers nothing. */}
      <div aria-hidden="true" className="h-20 print:hidden" />
      <section aria-label={nativeTexts.invoice} className="native-actions print:hidden">
        <div className="mx-auto flex max-w-[54rem] gap-3">
          {canPay && (
            <Link
              to={`/invoice/${id}`}
              data-haptic="light"
              className={buttonStyle({ variant: 'secondary', size: 'large', wide: true })}
            >
              {nativeTexts.payInvoice}
            </Link>
          )}
          <Button size="large" wide data-haptic="medium" loading={isSharing} onClick={share}>
            {!isSharing && <Share aria-hidden="true" className="size-5" />}
            {nativeTexts.sharePdf}
          </Button>
        </div>
      </section>
    </>
  );
}

/** One share at a time, shared by both buttons. */
type Sharing = { share: () => void; isSharing: boolean };

/** Shares the PDF of the invoice on screen; null if there is none. */
function useShare(invoiceId: string | null, shareInvoice: ShareInvoice): Sharing {
  const [isSharing, setSharing] = useState(false);
  async function share() {
    if (isSharing || invoiceId === null) return;
    setSharing(true);
    await shareInvoice({ invoiceId, fileName: 'invoice.pdf' });
    setSharing(false);
  }
  return { share: () => void share(), isSharing };
}
