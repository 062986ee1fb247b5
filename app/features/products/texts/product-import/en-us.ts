export const enUS = {
  title: 'Import CSV',
  /** Headings of a file and rows to replace; `app/domain/products/match-columns.ts` knows the headings again. */
  file: {
    id: 'id',
    name: 'product/service',
    price: 'price',
    tax: 'tax',
    unit: 'unit',
    service: 'Website design',
    hours: 'Support, one hour',
  },
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
      one: '{file}: {count} product will be imported',
      other: '{file}: {count} products will be imported',
    },
    skippedToo: { one: '{count} row skipped', other: '{count} rows skipped' },
    notSavedYet: 'Nothing is saved yet.',
    noPriceColumn: 'The file has no price column: every price is 0.',
    noTaxColumn: 'The file has no tax column: every tax rate is 0.',
    unused: 'These columns won’t be imported: {columns}',
    skipped: { one: 'Skipped: {count} row', other: 'Skipped: {count} rows' },
    changed: {
      one: 'Imported with changes: {count} change',
      other: 'Imported with changes: {count} changes',
    },
    caption: 'Products that will be imported',
    showAll: 'Show all {count}',
    row: 'Row {row}: {remark}',
  },
  remarks: {
    noName: 'no name',
    nameBrackets: 'angle brackets removed from the name',
    longName: 'name cut at {limit} characters',
    idBrackets: 'angle brackets removed from the id',
    longId: 'id cut at {limit} characters',
    noPrice: 'price {typed} is no price from 0 to below 1,000,000,000: 0 instead',
    roundedPrice: 'price {typed} rounded to {price}',
    noRate: 'tax {typed} is no rate from 0 to 100: 0 instead',
    roundedRate: 'tax {typed} rounded to {rate}',
    noUnit: 'unit {typed} is not known: left out',
    typed: '“{text}”',
    typedNothing: '(empty)',
  },
  work: {
    otherFile: 'Choose another file',
    start: { one: 'Import {count} product', other: 'Import {count} products' },
    startAgain: { one: 'Try again: {count} product', other: 'Try again: {count} products' },
    reading: 'Reading {file}',
    importing: { one: 'Importing {count} product', other: 'Importing {count} products' },
    lookAtPreview: 'Nothing is imported yet: look at the preview.',
    imported: {
      one: '{count} product imported successfully!',
      other: '{count} products imported successfully!',
    },
    unanswered:
      'There is no answer yet. The products may be imported already; trying again imports them only once.',
    failedAgain:
      'This try failed: {failure}. The products may be imported already; trying again imports them only once.',
    failed: 'The products were not imported: {failure}. Your file is still here.',
    status: 'status {status}',
  },
  refused: {
    fileTooLarge: 'File size must be less than 1MB',
    contentTooLarge: 'File content is too large',
    empty: 'File is empty or invalid',
    tooManyRows: 'Too many rows. Maximum 1000 products can be imported at once',
    noProducts: 'No valid products found in file',
    unreadable: 'Error reading file. Please check the format.',
    loneQuote:
      'Error reading file. Please check the format. A quotation mark in row {row} has no partner.',
    noReader: 'The file cannot be read without a connection. Please try again.',
  },
} as const;
