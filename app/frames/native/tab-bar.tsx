import { Link, NavLink } from '@remix-run/react';
import { FileText, Plus, Settings } from 'lucide-react';
import { nativePaths } from '#app/domain/navigation/page-paths.ts';
import { breadcrumbsOf } from '#app/frames/web/breadcrumbs.tsx';
import { frameTexts, nativeTexts, pageTexts } from '#app/i18n/texts.ts';

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
