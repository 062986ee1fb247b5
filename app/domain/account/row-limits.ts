/** How many of each an account keeps: far more than any business that this is made for has. */
export const maxRowsPerOwner = { invoices: 100_000, clients: 20_000, products: 20_000 } as const;
