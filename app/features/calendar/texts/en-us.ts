export const calendar = {
  heading: 'Calendar',
  about: 'See your invoices’ due dates in your calendar app.',
  states: { on: 'The calendar feed is on.', off: 'The calendar feed is off.' },
  open: 'Set up calendar',
  title: 'Due-date calendar',
  hint: 'Subscribe to this address in your calendar app. Keep it to yourself: anyone who has it can see the numbers, clients and amounts of your open invoices.',
  hintOff:
    'You’ll get a secret address for your calendar app. The calendar shows each issued invoice on its due date until the invoice is paid in full.',
  address: 'Address',
  since: 'In use since {date}',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  replace: 'Replace address',
  questions: {
    replace: {
      title: 'Replace the address?',
      question:
        'The old address stops working immediately. Subscribe to the new one in your calendar app.',
    },
    'turn-off': {
      title: 'Turn off the calendar feed?',
      question:
        'The address stops working immediately. If you turn the feed on again, you’ll get a new address.',
    },
  },
  done: {
    create: 'Your calendar address is ready.',
    replace: 'Address replaced. The old one no longer works.',
    'turn-off': 'Calendar feed turned off.',
  },
  notDone: 'We couldn’t change your calendar: {message}',
  notOpened: 'We couldn’t open your calendar: {message}',
  /** In calendar apps: the calendar's name, and what stands on a day. */
  name: '{product}: due dates',
  event: {
    title: '{number}, {client}: {amount}',
    step: '{step}: {amount} due (invoice balance: {balance})',
    open: 'View invoice: {url}',
  },
} as const;
