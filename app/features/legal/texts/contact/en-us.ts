export const enUS = {
  title: 'Contact Support',
  description: 'Write to the people behind {productName}. Replies typically come within 24 hours.',
  lead: 'A question, a problem, an idea: a person reads it. Replies typically come within 24 hours.',
  sent: 'Your message is on its way. We answer to {email}, typically within 24 hours.',
  another: 'Write another message',
  byEmail: 'By email',
  byPost: 'By post',
  received: {
    heading: 'About an invoice you received',
    text: 'Please write to the business that sent it: its address is on the invoice. We print invoices for them and know nothing of the work behind it.',
  },
  data: {
    heading: 'Your data',
    text: 'What we store and for how long stands in the <privacy>Privacy Policy</privacy>, who we are in the <imprint>Imprint</imprint>.',
  },
  form: {
    email: 'Your email',
    emailHint: 'Where our answer goes.',
    subject: 'Subject',
    message: 'Message',
    messageHint: 'Leave out passwords and codes. An invoice is best named by its number.',
    submit: 'Send message',
  },
  required: { subject: 'Subject is required', message: 'Message is required' },
  tooLong: {
    subject: 'Subject must have at most {most} characters',
    message: 'Message must have at most {most} characters',
  },
  notSent: 'Your message could not be sent. Please try again.',
  notSentWrite: 'Your message could not be sent. Please try again, or write to {supportEmail}.',
} as const;
