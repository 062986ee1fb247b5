export const enUS = {
  contents: 'On this page',
  changed: 'Last changed on <time>{day}</time>',
  /** Before a cell on a phone, where its heading is away. */
  cellOf: '{heading}:',
  /** Above a text in another language than English. */
  translation:
    'This is a translation. Its source is the English text, and where the two differ, the English text holds. <english>Read the English text</english>',
} as const;
