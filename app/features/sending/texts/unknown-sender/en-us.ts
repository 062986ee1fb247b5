export const enUS = {
  title: 'You do not know the sender?',
  lead: 'Somebody sent you an invoice with {product}. If you do not know who it is, press the button: you then get no more mails from them, and we look into it when others say the same.',
  careful: 'Do not pay an invoice that you do not expect.',
  press: 'Stop mails from this sender',
  done: 'You get no more mails from {business}.',
  undo: 'A mistake? Write to {email}.',
  failed: 'This could not be done: {message}',
  gone: 'this link is not known any more',
  noLink: 'Open this page by the link in the mail.',
} as const;
