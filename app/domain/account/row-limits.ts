/** How many of each an account keeps: far more than any business that this is made for has. */
export const mostKept = { invoices: 100_000, clients: 20_000, products: 20_000 } as const;

/** Said when there is no room for another. */
export const fullMessages = {
  invoices: 'An account keeps up to 100,000 invoices. Please write to us, and we find a way on.',
  clients: 'An account keeps up to 20,000 clients. Delete some to add more.',
  products: 'An account keeps up to 20,000 products. Delete some to add more.',
} as const satisfies Record<keyof typeof mostKept, string>;
