/** The cookies that our code sets. */
export const cookieNames = {
  session: '__Host-session',
  flash: '__Host-flash',
  signedOut: '__Host-signed-out',
  code: '__Host-code',
  attempt: '__Host-google-attempt, __Host-apple-attempt',
  country: '__Host-country',
  countryGuessed: '__Host-country-guessed',
  language: '__Host-lang',
  timeZone: '__Host-tz',
  consent: '__Host-consent',
} as const;

/** What else our code stores in a browser; null if the name is part of the texts. */
export const storageNames = {
  consent: 'billwren_cookie_consent',
  country: 'selectedCountry, countryManuallySelected',
  guestDraft: 'billwren_guest_draft',
  userDraft: 'billwren_user_draft:*',
  languageChanged: 'billwren_language_changed',
  settings: 'billwren_local_settings',
  firstInvoice: 'billwren_first_invoice',
  quebecLanguage: 'billwren_quebec_language',
  otherTimeZone: 'billwren_other_time_zone',
  waiting: 'billwren_waiting_settings:*',
  keptPages: 'billwren_kept_pages',
  welcome: 'billwren_welcome_seen, has_created_first_invoice',
  preferences: null,
  installation: 'pwa-prompt-dismissed',
  loadedForScript: 'billwren_loaded_for_script',
  positions: 'positions',
  offlineCopies: null,
} as const;
