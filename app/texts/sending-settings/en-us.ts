export const enUS = {
  heading: 'Sending',
  about: 'What a mail with an invoice says. You can change it in each mail before you send it.',
  open: 'Change the words',
  title: 'Mails with invoices',
  hint: 'A mail is in the language of its invoice.',
  language: 'Language',
  languageHint: 'Each language has its own words.',
  usual: 'Back to our words',
  save: 'Save',
  saved: 'The words of your mails were saved.',
  failed: 'Not saved: {message}',
  notOpened: 'Your mails could not be opened: {message}',
} as const;
