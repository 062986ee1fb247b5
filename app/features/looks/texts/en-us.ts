export const columns = {
  title: 'Columns',
  about:
    'Description and amount are always shown. A column that’s empty on every line isn’t printed.',
  noFields: 'To add columns of your own, create fields for lines in Settings.',
  reset: 'Reset to default columns',
  up: 'Move {column} up',
  down: 'Move {column} down',
  moved: '{column}: column {position} of {count}',
  names: {
    number: 'Line number',
    description: 'Description',
    quantity: 'Quantity',
    unit: 'Unit',
    price: 'Price',
    discount: 'Discount',
    tax: 'Tax rate',
    amount: 'Amount',
  },
} as const;
