export const enUS = {
  title: 'Cookie Policy',
  description:
    'Every cookie and every other thing that {productName} keeps in your browser, with its purpose and its lifetime.',
  lead: 'Everything that {productName} keeps in your browser, by name. None of it follows you to other sites, and nothing beyond the necessary is set before you agree.',
  heads: ['Name', 'What for', 'Until'],
  sections: {
    cookieSettings: { heading: 'Cookie Settings' },
    cookies: {
      heading: 'Cookies',
      paragraphs: [
        'All of these are our own, hold no contents of yours, and are needed for what you asked for. They need no consent.',
      ],
    },
    storage: {
      heading: 'Other storage',
      paragraphs: [
        'Larger things lie in the storage that your browser has for each site. They stay on your device unless the table says that they are sent.',
      ],
    },
    analytics: {
      heading: 'Analytics',
      paragraphs: [
        'With your consent we use {analyticsProvider}. Its script is not asked for before, and your browser is told to refuse it. It then sets cookies of its own (their names begin with _ga or the like), by which it knows a browser again, for 12 months at most.',
        'It is told what was done, such as that somebody signed in, opened the prices or saved an invoice, and the kind of page, without the number of any invoice or client. Your choice holds for {consentMonths} months. You can change it above at any time; turned off, or not renewed after these {consentMonths} months, its cookies are removed.',
      ],
    },
    noAnalytics: {
      heading: 'Analytics',
      paragraphs: ['No analytics service is used, so no cookie of one is set.'],
    },
    control: {
      heading: 'In your own hands',
      paragraphs: [
        'Your browser shows, blocks and deletes all of this in its settings for the site. Deleting it signs you out and takes drafts along that were not saved. Who processes data for us, and your rights, are in the <privacy>Privacy Policy</privacy>.',
      ],
    },
  },
} as const;
