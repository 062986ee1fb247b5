export const enUS = {
  clearSearch: 'Clear search',
  exportCsv: 'Export CSV',
  notExported: {
    clients: 'Error exporting clients: {message}',
    products: 'Error exporting products: {message}',
  },
} as const;
