import { Link, NavLink } from '@remix-run/react';
import {
  ChartColumn,
  CircleHelp,
  CreditCard,
  FileMinus,
  FilePen,
  FileText,
  LogOut,
  Plus,
  Repeat,
  Settings,
} from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Usage } from '#app/domain/billing/allowance.ts';
import type { CountryCode } from '#app/domain/country/country.ts';
import { nativePaths } from '#app/domain/navigation/page-paths.ts';
import { usePaywall } from '#app/frames/platform/plans-link.tsx';
import { breadcrumbsOf } from '#app/frames/web/breadcrumbs.tsx';
import { CountrySwitcher } from '#app/frames/web/country-switcher.tsx';
import { SignOutForm, UsageBadge } from '#app/frames/web/top-bar.tsx';
import { controlTexts, frameTexts, nativeTexts, pageTexts } from '#app/i18n/texts.ts';
import { IconButton } from '#app/ui/buttons/button.tsx';
import { listen } from '#app/ui/hooks/effects.ts';
import { LineIcon } from '#app/ui/icons/icons.tsx';
import { classNames } from '#app/ui/layout/class-names.ts';
import { closeWhenLeft } from '#app/ui/overlays/drawer.tsx';

const tabStyle =
  'flex h-full flex-col items-center justify-center gap-0.5 text-[0.6875rem] font-medium text-ink-faint aria-[current]:text-accent-ink active:opacity-50';

export function TabBar() {
  return (
    <nav aria-label={frameTexts.main} className="native-tabs print:hidden">
      <ul className="mx-auto grid h-[3.125rem] max-w-xl grid-cols-3">
        <li>
          <NavLink to={nativePaths.invoices} data-haptic="light" className={tabStyle}>
            <FileText aria-hidden="true" className="size-6" strokeWidth={1.75} />
            {nativeTexts.tabs.invoices}
          </NavLink>
        </li>
        <li className="flex justify-center">
          <Link
            to={nativePaths.create}
            data-haptic="medium"
            className="flex h-full flex-col items-center justify-center gap-px px-4 font-medium text-[0.6875rem] text-accent-ink active:opacity-70"
          >
            <span className="flex h-7 w-11 items-center justify-center rounded-full bg-accent text-on-accent">
              <Plus aria-hidden="true" className="size-5" strokeWidth={2.75} />
            </span>
            {nativeTexts.tabs.create}
          </Link>
        </li>
        <li>
          <NavLink to={nativePaths.settings} data-haptic="light" className={tabStyle}>
            <Settings aria-hidden="true" className="size-6" strokeWidth={1.75} />
            {nativeTexts.tabs.settings}
          </NavLink>
        </li>
      </ul>
    </nav>
  );
}

/** The pages with the tab bar; all others have a back button instead. */
const tabPages: readonly string[] = [nativePaths.home, nativePaths.invoices, nativePaths.settings];

export function isTabPage(pathname: string): boolean {
  return tabPages.includes(pathname.replace(/\/$/, ''));
}

/** Returns the native title of a path; null for pages that keep their web title. */
function ownTitleOf(pathname: string): string | null {
  if (/^\/app\/ios\/home/.test(pathname)) return pageTexts.home;
  // Both of its modes have their own headings.
  if (/^\/app\/ios\/auth/.test(pathname)) return '';
  if (/^\/app\/ios\/create/.test(pathname)) return pageTexts.createInvoice;
  return /^\/(view-)?invoice\//.test(pathname) ? pageTexts.invoiceDetails : null;
}

/**
 * Returns the title in the bar of a page.
 * @param search with its question mark, or empty
 * @param name the page's own title, which overrides the others
 */
export function nativeTitleOf(pathname: string, search: string, name?: string): string {
  if (name !== undefined) return name;
  const isForm = /\/create(-invoice)?\/?$/.test(pathname);
  const asked = new URLSearchParams(isForm ? search : '');
  if (asked.has('edit')) return pageTexts.editInvoice;
  if (asked.has('estimate')) return pageTexts.createEstimate;
  return ownTitleOf(pathname) ?? breadcrumbsOf(pathname, '')[1]?.label ?? '';
}

type BurgerMenuProps = { country: CountryCode; isSignedIn: boolean };

const lineStyle =
  'flex min-h-12 w-full items-center gap-3 px-4 text-left text-[1.0625rem] active:bg-sunken';

/** Pages that aren't in the tab bar, for signed-in users. */
const ownPages = [
  { page: 'overview', to: nativePaths.overview, icon: ChartColumn },
  { page: 'estimates', to: nativePaths.estimates, icon: FilePen },
  { page: 'recurring', to: nativePaths.recurring, icon: Repeat },
  { page: 'credit-notes', to: nativePaths.creditNotes, icon: FileMinus },
] as const;

/** Overview, the other kinds of documents, Subscription, Help & Support and Logout, in a bottom sheet. */
export function BurgerMenu({ country, isSignedIn }: BurgerMenuProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const openPaywall = usePaywall();
  const subscription = (
    <>
      <CreditCard aria-hidden="true" className="size-5 text-accent-ink" />
      {nativeTexts.menu.subscription}
    </>
  );
  return (
    <>
      <IconButton
        label={nativeTexts.menu.title}
        aria-haspopup="dialog"
        data-haptic="light"
        onClick={() => sheet.current?.showModal()}
      >
        <LineIcon name="menu" className="size-6 text-accent-ink" />
      </IconButton>
      <BottomSheet dialog={sheet} title={nativeTexts.menu.title}>
        {isSignedIn && (
          <ul className="native-group mb-4">
            {ownPages.map(({ page, to, icon: Icon }) => (
              <li key={page}>
                <Link to={to} className={lineStyle}>
                  <Icon aria-hidden="true" className="size-5 text-accent-ink" />
                  {pageTexts.names[page]}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <ul className="native-group">
          <li>
            {openPaywall ? (
              <button
                type="button"
                className={lineStyle}
                onClick={() => {
                  // The sheet is in the browser's top layer, above everything else, so close it first.
                  sheet.current?.close();
                  openPaywall();
                }}
              >
                {subscription}
              </button>
            ) : (
              <Link to={nativePaths.settings} className={lineStyle}>
                {subscription}
              </Link>
            )}
          </li>
          <li>
            <Link to={`/${country}/contact`} className={lineStyle}>
              <CircleHelp aria-hidden="true" className="size-5 text-accent-ink" />
              {nativeTexts.menu.help}
            </Link>
          </li>
        </ul>
        <div className="native-group mt-4">
          {isSignedIn ? (
            <SignOutForm country={country}>
              <button type="submit" className={`${lineStyle} text-danger-ink`}>
                <LogOut aria-hidden="true" className="size-5" />
                {frameTexts.logOut}
              </button>
            </SignOutForm>
          ) : (
            <Link to={nativePaths.auth} className={`${lineStyle} text-accent-ink`}>
              {frameTexts.signIn}
            </Link>
          )}
        </div>
      </BottomSheet>
    </>
  );
}

type BottomSheetProps = {
  dialog: RefObject<HTMLDialogElement>;
  title: string;
  children: ReactNode;
};

/**
 * A modal bottom sheet built on `<dialog>`. Open it with `dialog.current?.showModal()`; following a link, submitting a
 * form inside, a tap outside, Cancel and Escape close it.
 */
function BottomSheet({ dialog, title, children }: BottomSheetProps) {
  return (
    <dialog
      ref={dialog}
      {...closeWhenLeft}
      aria-label={title}
      className="fixed inset-x-0 top-auto bottom-0 m-0 mx-auto max-h-[92dvh] w-full max-w-xl overflow-y-auto overscroll-contain rounded-t-xl bg-paper text-ink shadow-float backdrop:bg-scrim open:animate-slide-in-up"
    >
      <div className="px-4 pt-2 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <div aria-hidden="true" className="mx-auto mb-4 h-1 w-9 rounded-full bg-line-strong" />
        {children}
        <button
          type="button"
          onClick={() => dialog.current?.close()}
          className="mt-4 min-h-12 w-full rounded-md bg-surface font-semibold text-[1.0625rem] text-accent-ink active:opacity-60"
        >
          {controlTexts.cancel}
        </button>
      </div>
    </dialog>
  );
}

type TopBarProps = {
  title: string;
  country: CountryCode;
  /** Null for guests. */
  usage: Usage | null;
};

/** The header of the tabs: menu, the title once the large one is scrolled away, usage and country. */
export function TopBar({ title, country, usage }: TopBarProps) {
  const isTitleShown = useTitleInBar();
  return (
    <header className="native-bar print:hidden" data-bare={isTitleShown ? undefined : ''}>
      <div className="grid h-11 grid-cols-[1fr_auto_1fr] items-center px-2">
        <div className="justify-self-start">
          <BurgerMenu country={country} isSignedIn={usage !== null} />
        </div>
        <p
          aria-hidden="true"
          className={classNames(
            'font-semibold text-[1.0625rem] transition-opacity duration-200',
            !isTitleShown && 'opacity-0',
          )}
        >
          {title}
        </p>
        <div className="flex items-center justify-self-end">
          {usage && <UsageBadge usage={usage} country={country} />}
          <CountrySwitcher country={country} />
        </div>
      </div>
    </header>
  );
}

/** Whether the page's large title has scrolled under the bar, which then shows it small. */
function useTitleInBar(): boolean {
  const [isUnder, setUnder] = useState(false);
  useEffect(() => {
    const look = () => {
      const title = document.querySelector('#main h1');
      setUnder(title !== null && title.getBoundingClientRect().bottom < barHeight);
    };
    look();
    return listen(window, { scroll: look }, { passive: true });
  }, []);
  return isUnder;
}

/** Pixels, without the safe area above. */
const barHeight = 44;
