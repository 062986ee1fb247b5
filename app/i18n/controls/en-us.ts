export const enUS = {
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  messages: 'Notifications',
  tryAgain: 'Try again',
  undo: 'Undo',
  copy: { name: 'Copy {label}', done: '{label} copied', failed: 'Please copy it by hand' },
  leaveForm: {
    title: 'Discard changes?',
    question: 'What you typed here is not saved yet.',
    discard: 'Discard',
    stay: 'Keep editing',
  },
  list: { loadMore: 'Load more', shown: '{count} shown', toStart: 'Back to the start of the list' },
} as const;
