export const enUS = {
  failed: 'Something went wrong. Please try again.',
  methodUnknown: 'This address does not know that method.',
  nothingHere: 'There is nothing at this address.',
  signInAgain: 'Please sign in again.',
  crossSite: 'This request did not come from our own pages.',
  httpsOnly: 'This address answers over https only.',
  notUnderstood: 'This request is not understood.',
  tooLarge: 'That is too much data. The limit is {limit}.',
  kilobytes: '{count} kB',
  megabytes: '{count} MB',
  /** Ends a sentence. */
  formUnreadable: 'the form could not be read',
  socketOnly: 'This address speaks WebSocket alone.',
  liveAway: 'Live news are not to be had at the moment.',
  countryUnknown: 'We serve the USA, Canada, the UK and Australia.',
  noPicture: 'There is no such picture.',
  pictureFailed: 'The picture cannot be loaded.',
} as const;
