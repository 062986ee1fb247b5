import type { CountryCode } from '../country/country.ts';
import { nativeMark } from './platform.ts';

/** Local storage key of a user who has left the welcome page through one of its links. */
export const welcomeSeenKey = 'billwren_welcome_seen';

/** Local storage key of a user who has created an invoice, after which it is no longer a first launch. */
export const firstInvoiceKey = 'has_created_first_invoice';

/**
 * The first script of the home pages, web and native: redirects the first launch of the native or installed app to the
 * welcome page before anything is rendered. Never redirects crawlers, ordinary visits and visits that started on an
 * invoice's page.
 */
export const welcomeScript = (country: CountryCode) =>
  [
    'try{',
    `var app=navigator.userAgent.includes("${nativeMark}")||navigator.standalone===true||matchMedia("(display-mode: standalone)").matches;`,
    `if(app&&!localStorage.getItem("${welcomeSeenKey}")&&!localStorage.getItem("${firstInvoiceKey}")&&!/\\/(view-)?invoice\\//.test(document.referrer))`,
    `location.replace("/${country}/welcome")`,
    '}catch(e){console.warn("First launch not detected.",e)}',
  ].join('');

/**
 * Remembers a click that leaves the welcome page before the page's own scripts run (after that,
 * `app/ui/browser/first-launch.client.ts` does it).
 */
export const welcomeLeftScript = `addEventListener("click",e=>{if(e.target.closest("main a"))try{localStorage.setItem("${welcomeSeenKey}","true")}catch(e){console.warn("First launch not saved.",e)}})`;
