/** The settings page's FAQ; every answer is true of the product as it stands. */
export const settingsQuestions = [
  {
    title: 'How many invoices are free?',
    content:
      '3 invoices in total. Drafts and previews do not count; an invoice counts once, when you save it.',
  },
  {
    title: 'What happens to an invoice I have not saved?',
    content:
      'It is kept in this browser with every change and comes back when you open Create Invoice again.',
  },
  {
    title: 'How does my client get an invoice?',
    content:
      'Send the PDF, or copy the link from your invoice list. Your client opens it without an account.',
  },
  {
    title: 'Who can change my invoices?',
    content:
      'You alone. Whoever has the link to an invoice can read it, download it and pay it, nothing else.',
  },
];
