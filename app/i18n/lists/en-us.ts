export const enUS = {
  clearSearch: 'Clear search',
  exportCsv: 'Export CSV',
  notExported: {
    clients: 'Error exporting clients: {message}',
    products: 'Error exporting products: {message}',
  },
  /** Which lines behind a figure are on the page. */
  range: '{first}–{last} of {count}',
  previous: 'Previous page',
  next: 'Next page',
} as const;
