export const enUS = {
  label: 'Language',
  hint: 'Takes effect at once, in this browser and with your account.',
  guestHint: 'Takes effect at once, in this browser.',
  names: {
    'en-US': 'English (US)',
    'en-GB': 'English (UK)',
    'en-CA': 'English (Canada)',
    'fr-CA': 'French (Canada)',
    'en-AU': 'English (Australia)',
    ru: 'Russian',
  },
  changed: 'This page is in English now.',
  notChanged: 'The language was not changed. Please try again.',
  unknown: 'This language is not offered.',
  heading: 'Languages',
} as const;
