/** The most invoices that one zip may hold. */
export const mostInvoicesInZip = 300;

/** Said when more are asked for. */
export const tooManyForZipMessage = `Up to ${mostInvoicesInZip} invoices fit into one archive. Please select fewer.`;
