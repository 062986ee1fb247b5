/** Said when an action on a selection has none (`invoices.md` section 5, Other rules). */
export const nothingSelectedMessage = 'Please select at least one invoice';

// @covers invoices-5.14
