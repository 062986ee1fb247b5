export const enUS = {
  notLoaded: 'Not loaded',
  home: 'Return to Home',
  notFound: {
    title: 'Oops! Page not found',
    text: 'There is nothing at this address. It may have been mistyped, or the page has moved.',
  },
  tooLarge: {
    title: 'This could not be sent',
    back: 'Go back',
    text: 'That is too much data.',
  },
  broken: {
    title: 'Something went wrong',
    again: 'Try again',
    tellSupport: 'If it happens again, tell support this number:',
    text: 'This one is on us. Your saved invoices are safe, and an invoice you were writing is kept in this browser.',
  },
  missingScript: {
    title: 'This page didn’t load',
    text: 'A part of the page is missing, perhaps because of an update. Try again in a minute. Your saved invoices are safe, and an invoice you were writing is kept in this browser.',
  },
  away: {
    database: {
      title: 'We can’t reach your records right now',
      text: 'The place where invoices are kept does not answer for the moment. Your saved invoices are safe, and an invoice you were writing is kept in this browser.',
    },
    network: {
      title: 'No connection',
      text: 'This page could not be fetched. An invoice you were writing is kept in this browser.',
    },
    again: 'Try again now',
    back: 'Back again. Opening your page.',
    waiting: 'This page tries again by itself.',
  },
} as const;
