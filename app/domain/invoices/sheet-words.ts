/** The fixed words around a sheet's texts, on screen and in the PDF (`invoices.md` section 9, PDF layout). */
export const words = {
  invoice: 'Invoice',
  paid: 'PAID',
  paymentOptions: 'Payment Options',
  shipTo: 'Ship to',
  bankDetails: 'Bank Details',
  checkDetails: 'Pay by Check',
  otherLinks: 'Other Links',
  paymentNotes: 'Payment Notes',
  scanToPay: 'Scan to pay with PayPal',
  notes: 'Notes',
  signature: 'Signature',
  questions: 'Questions?',
  page: (number: number, count: number) => `Page ${number} of ${count}`,
};
