export const enUS = {
  columns: {
    id: 'Product ID',
    name: 'Product/Service',
    price: 'Price',
    tax: 'Tax Rate',
    actions: 'Actions',
  },
  taxShort: 'tax',
  actions: { copy: 'Copy', edit: 'Edit', remove: 'Delete' },
  picker: {
    drop: 'Drop a CSV file here, or',
    choose: 'Choose a file',
    limits: 'Up to 1,000 products and 1 MB',
    columns:
      'The first row names the columns: id, product/service, price and tax, in any order. You see what will be imported before anything is saved.',
    template: 'Download Template',
  },
  preview: {
    imported: {
      one: '{count} product will be imported',
      other: '{count} products will be imported',
    },
    skippedToo: { one: '{count} row skipped', other: '{count} rows skipped' },
    notSavedYet: 'Nothing is saved yet.',
    noPriceColumn: 'The file has no price column: every price is 0.',
    noTaxColumn: 'The file has no tax column: every tax rate is 0.',
    skipped: { one: 'Skipped: {count} row', other: 'Skipped: {count} rows' },
    changed: {
      one: 'Imported with changes: {count} change',
      other: 'Imported with changes: {count} changes',
    },
    caption: 'Products that will be imported',
    showAll: 'Show all {count}',
    row: 'Row {row}: {remark}',
  },
} as const;
