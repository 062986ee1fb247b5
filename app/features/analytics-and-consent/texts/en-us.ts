export const consent = {
  settings: 'Cookie Settings',
  question: {
    label: 'Cookie consent',
    title: 'Allow analytics?',
    text: 'With your consent, we use {provider} to see which parts of the site are used. This service sets cookies. Everything works without it.',
    reject: 'Reject',
    accept: 'Accept',
  },
  nothingToChoose:
    'There’s nothing to choose: this site doesn’t use analytics, loads nothing from third parties, and stores only what it needs to work.',
  necessary: {
    label: 'Necessary',
    hint: 'Keeps you signed in, saves your draft and remembers your country. Always on.',
  },
  analytics: {
    label: 'Analytics',
    hint: '{provider} shows us which parts of the site are used, and how often. Off unless you turn it on.',
    notKept: 'This browser can’t store your choice, so analytics stays off.',
  },
  save: 'Save',
  record: {
    allowedUndated: 'You allowed analytics.',
    rejectedUndated: 'You rejected analytics.',
    none: 'You haven’t chosen yet, so analytics is off.',
    allowed: 'You allowed analytics on {date}. We’ll ask again after {until}.',
    rejected: 'You rejected analytics on {date}. We’ll ask again after {until}.',
  },
} as const;
