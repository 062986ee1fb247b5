export const enUS = {
  title: "You're offline",
  text: 'This page needs a connection, and opens by itself once there is one. You can write an invoice meanwhile: it is kept on this device.',
  create: 'Create Invoice',
  tryAgain: 'Try again',
} as const;
