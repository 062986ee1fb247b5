export const consent = {
  settings: 'Cookie Settings',
  question: {
    label: 'Cookie consent',
    title: 'May we count visits?',
    text: 'With your consent we use {provider} to learn which parts are used. It sets cookies. Everything works without it.',
    reject: 'Reject',
    accept: 'Accept',
  },
  nothingToChoose:
    'There is nothing to choose: this site counts no visits, loads nothing from anybody else, and sets only what it needs to work.',
  necessary: {
    label: 'Necessary',
    hint: 'Keep you signed in, keep your draft, remember your country. Always on.',
  },
  analytics: {
    label: 'Analytics',
    hint: '{provider}: which parts are used, and how often. Off unless you turn it on.',
    notKept: 'This browser keeps nothing, so analytics stays off.',
  },
  save: 'Save',
  record: {
    allowedUndated: 'You allowed analytics.',
    rejectedUndated: 'You rejected analytics.',
    none: 'You have not chosen yet, so analytics is off.',
    allowed: 'You allowed analytics on {date}. We ask again after {until}.',
    rejected: 'You rejected analytics on {date}. We ask again after {until}.',
  },
} as const;
