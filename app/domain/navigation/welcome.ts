import type { CountryCode } from '../country/country.ts';
import { nativeMark } from './native-mark.ts';

/** Local storage key of a user who has left the welcome by one of its ways on. */
export const welcomeSeenKey = 'billwren_welcome_seen';

/** Local storage key of a user who has created an invoice: their first launch is over. */
export const firstInvoiceKey = 'has_created_first_invoice';

/**
 * The first script of the home pages, web and native: sends the first launch of the native or installed app on to the
 * welcome, before anything is drawn. Never crawlers and ordinary visits, and no visit that began on an invoice's page.
 */
export const welcomeScript = (country: CountryCode) =>
  [
    'try{',
    `var app=navigator.userAgent.includes("${nativeMark}")||navigator.standalone===true||matchMedia("(display-mode: standalone)").matches;`,
    `if(app&&!localStorage.getItem("${welcomeSeenKey}")&&!localStorage.getItem("${firstInvoiceKey}")&&!/\\/(view-)?invoice\\//.test(document.referrer))`,
    `location.replace("/${country}/welcome")`,
    '}catch(e){console.warn("The first launch could not be told.",e)}',
  ].join('');

/**
 * The script that notes the way on from the welcome which is pressed before the page's own scripts run
 * (`app/features/offline/ui/first-launch.client.ts` does it after that).
 */
export const welcomeLeftScript = `addEventListener("click",e=>{if(e.target.closest("main a"))try{localStorage.setItem("${welcomeSeenKey}","true")}catch(e){console.warn("This launch could not be remembered.",e)}})`;
