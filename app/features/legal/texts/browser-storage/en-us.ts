/** What each thing is for, and until when it is kept; a name of its own where it has none in the code. */
export const enUS = {
  cookies: {
    session: [
      'Keeps you signed in',
      '{sessionDays} days; {shortSessionHours} hours, or until the browser closes, where you left Remember me unticked',
    ],
    flash: ['Carries a message to the next page', '1 minute'],
    signedOut: [
      'Says that you signed out, until what you had kept in the browser is gone',
      'A moment; {sessionDays} days where no scripts run',
    ],
    code: ['Ties a sign-in code to the browser that asked for it', '{codeMinutes} minutes'],
    attempt: [
      'Protect a sign-in with Google or Apple while it lasts',
      '{providerAttemptMinutes} minutes',
    ],
    country: ['The country that you chose', '{cookieMonths} months'],
    countryGuessed: ['Says that your country was guessed, until the page has opened', '1 minute'],
    language: ['The language that you chose', '{cookieMonths} months'],
    timeZone: ['Your time zone, so that “today” is your day', '{cookieMonths} months'],
    consent: ['Tells our server what you chose about analytics', '{consentMonths} months'],
  },
  storage: {
    consent: [
      'What you chose about analytics, and when',
      '{consentMonths} months, then we ask again',
    ],
    country: [
      'The country that you chose, that it was you who chose it, and whether it was saved',
      'Until you clear it',
    ],
    guestDraft: [
      'The invoice that you are writing without an account',
      'Until it is saved or cleared',
    ],
    userDraft: [
      'Invoices that you are writing while signed in, or that were saved offline and wait to be sent',
      'Until they are saved, or you sign out',
    ],
    languageChanged: [
      'Says that the page was loaded anew in the language that you chose, until it has told you',
      'A moment',
    ],
    settings: [
      'Your business settings while you are not signed in; sent to your account once you are',
      'Until you clear it; once your account has them, until you sign out',
    ],
    firstInvoice: [
      'What your first invoice says of your business, for the next one that you write without an account',
      'Until your account has it, or you clear it',
    ],
    quebecLanguage: [
      'The language that you chose for invoices to or from Quebec, once you were told what the law asks',
      'Until you clear it',
    ],
    otherTimeZone: [
      'A time zone of this device that is not your account’s, since when, and whether you want to be asked about it',
      'Until this device shows your account’s time again',
    ],
    waiting: [
      'Settings that were saved offline and wait to be sent',
      'Until they are sent, or you sign out',
    ],
    keptPages: [
      'What you need to write an invoice offline',
      'Until you sign out or the session ends',
    ],
    welcome: [
      'That the welcome was shown or an invoice saved, so that the app opens without it',
      'Until you clear it',
    ],
    preferences: [
      'The system may clear what our pages keep in the app',
      'Until you delete the app',
    ],
    installation: ['That you did not want to install the app', '{installDismissedDays} days'],
    loadedForScript: [
      'Which page was last loaded again because a part of it was missing',
      'Until the tab is closed',
    ],
    positions: [
      'How far you had scrolled on each page, for the back button',
      'Until the tab is closed',
    ],
    offlineCopies: [
      'Open the product without a network; nobody’s data is in them',
      'Until a newer version takes their place',
    ],
  },
  /** Of what has none in the code. */
  names: {
    preferences: 'The same and your country, in the preferences of the iOS app',
    offlineCopies: 'Offline copies of our pages and scripts',
  },
} as const;
