export const eInvoices = {
  title: 'E-invoice (XML)',
  download: 'Download XML',
  note: 'The file format is {format}. Nothing is sent over Peppol.',
  ready: 'This file is ready to download.',
  lacking: {
    one: '{count} detail is missing from this file',
    other: '{count} details are missing from this file',
  },
  impossible: 'This file isn’t available for this invoice',
  missing: {
    clientCountry: 'Your client’s country is missing.',
    clientReference: 'Your client’s reference or purchase order number is missing.',
    clientTaxNumber: 'Your client’s VAT number is missing.',
    clientAbn: 'Your client’s ABN is missing.',
    clientNzbn: 'Your client’s NZBN is missing.',
    clientAddress:
      'Your client’s VAT number or GLN is missing. Either one can be their Peppol address.',
    sellerNumber: 'Your business number is missing.',
    sellerTaxNumber: 'Your tax number is missing.',
    sellerVat: 'Your VAT number is missing.',
    sellerAbn: 'Your ABN is missing or has a wrong digit.',
    taxReason: 'Line {line} has no tax. Choose a reason.',
    text: 'A name or description is missing.',
  },
  inexpressible: {
    severalTaxes: 'Line {line} has more than one tax. E-invoices allow one tax per line.',
    mixedScope:
      'Line {line} is outside the scope of tax, but other lines aren’t. E-invoices can’t combine the two.',
    reverseCharge: 'Line {line} uses the reverse charge, which this format doesn’t allow.',
    rounding:
      'After rounding, the tax amount doesn’t match the tax rate closely enough for an e-invoice.',
    estimate: 'E-invoices are only available for invoices and credit notes.',
    void: 'E-invoices aren’t available for void invoices.',
  },
} as const;
