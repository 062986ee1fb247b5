export const calendar = {
  heading: 'Calendar',
  about:
    'Your calendar app can show when your invoices are due. It reads them at a secret address, again and again: what is paid disappears.',
  states: { on: 'Your calendar is on.', off: 'Your calendar is off.' },
  open: 'Calendar address',
  title: 'Calendar of due dates',
  hint: 'Subscribe to this address in your calendar app. Whoever has it sees the numbers, clients and amounts of your open invoices: give it to nobody else.',
  hintOff:
    'You get a secret address for your calendar app. It shows each issued invoice that is not paid in full, on its due date.',
  address: 'Address',
  since: 'In use since {date}',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  replace: 'Replace address',
  questions: {
    replace: {
      title: 'Replace the address?',
      question: 'The old one ends at once. Subscribe to the new one in your calendar app.',
    },
    'turn-off': {
      title: 'Turn the calendar off?',
      question: 'Its address ends at once. Turned on again, the calendar gets another one.',
    },
  },
  done: {
    create: 'Your calendar has an address now.',
    replace: 'The address is replaced. The old one shows nothing any more.',
    'turn-off': 'Your calendar is turned off.',
  },
  notDone: 'Not done: {message}',
  notOpened: 'Your calendar could not be opened: {message}',
  /** In calendar apps: the calendar's name, and what stands on a day. */
  name: '{product}: due dates',
  event: {
    title: '{number}, {client}: {amount}',
    step: '{step}: {amount} of {balance} still open',
    open: 'Open the invoice: {url}',
  },
} as const;
