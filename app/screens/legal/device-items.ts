/** Something that the product keeps in a browser. */
export type DeviceItem = {
  /** As it is named there; a star stands for what differs. */
  name: string;
  purpose: string;
  until: string;
};

/** The cookies, all of them our own and needed for what a user asked for (section 25 (2) TDDDG, PECR regulation 6). */
export const cookies: DeviceItem[] = [
  {
    name: '__Host-session',
    purpose: 'Keeps you signed in',
    until: '30 days; 24 hours, or until the browser closes, where you left Remember me unticked',
  },
  { name: '__Host-flash', purpose: 'Carries a message to the next page', until: '1 minute' },
  {
    name: '__Host-signed-out',
    purpose: 'Says that you signed out, until what you had kept in the browser is gone',
    until: 'A moment; 30 days where no scripts run',
  },
  {
    name: '__Host-code',
    purpose: 'Ties a sign-in code to the browser that asked for it',
    until: '10 minutes',
  },
  {
    name: '__Host-google-attempt, __Host-apple-attempt',
    purpose: 'Protect a sign-in with Google or Apple while it lasts',
    until: '10 minutes',
  },
  { name: '__Host-country', purpose: 'The country that you chose', until: '1 year' },
  {
    name: '__Host-country-guessed',
    purpose: 'Says that your country was guessed, until the page has opened',
    until: '1 minute',
  },
  { name: '__Host-tz', purpose: 'Your time zone, so that “today” is your day', until: '1 year' },
  {
    name: '__Host-consent',
    purpose: 'Tells our server what you chose about analytics',
    until: '12 months',
  },
];

/** What stands in local storage, session storage and the browser's cache for the site. */
export const stored: DeviceItem[] = [
  {
    name: 'billwren_cookie_consent',
    purpose: 'What you chose about analytics, and when',
    until: '12 months, then we ask again',
  },
  {
    name: 'selectedCountry, countryManuallySelected',
    purpose: 'The country that you chose, that it was you who chose it, and whether it was saved',
    until: 'Until you clear it',
  },
  {
    name: 'billwren_guest_draft',
    purpose: 'The invoice that you are writing without an account',
    until: 'Until it is saved or cleared',
  },
  {
    name: 'billwren_user_draft:*',
    purpose: 'The invoice that you are writing while signed in',
    until: 'Until it is saved, or you sign out',
  },
  {
    name: 'billwren_local_settings',
    purpose:
      'Your business settings while you are not signed in; sent to your account once you are',
    until: 'Until you clear it; once your account has them, until you sign out',
  },
  {
    name: 'billwren_save_queue:*, billwren_waiting_settings:*',
    purpose: 'Invoices and settings that were saved offline and wait to be sent',
    until: 'Until they are sent, or you sign out',
  },
  {
    name: 'billwren_kept_pages',
    purpose: 'What you need to write an invoice offline',
    until: 'Until you sign out or the session ends',
  },
  {
    name: 'billwren_welcome_seen, has_created_first_invoice',
    purpose: 'That the welcome was shown or an invoice saved, so that the app opens without it',
    until: 'Until you clear it',
  },
  {
    name: 'The same and your country, in the preferences of the iOS app',
    purpose: 'The system may clear what our pages keep in the app',
    until: 'Until you delete the app',
  },
  {
    name: 'pwa-prompt-dismissed',
    purpose: 'That you did not want to install the app',
    until: '30 days',
  },
  {
    name: 'positions',
    purpose: 'How far you had scrolled on each page, for the back button',
    until: 'Until the tab is closed',
  },
  {
    name: 'Offline copies of our pages and scripts',
    purpose: 'Open the product without a network; nobody’s data is in them',
    until: 'Until a newer version takes their place',
  },
];
