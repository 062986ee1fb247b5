export const enUS = {
  title: "You're offline",
  text: "This page needs a connection. It opens automatically when you're back online. Until then you can write an invoice, and we'll keep it on this device.",
  create: 'Create Invoice',
  tryAgain: 'Try again',
} as const;
