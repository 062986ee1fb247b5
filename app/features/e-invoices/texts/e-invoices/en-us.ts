export const enUS = {
  title: 'E-invoice (XML)',
  download: 'Download XML',
  note: 'A file in the format {format}. Nothing is transmitted over Peppol.',
  ready: 'Nothing is missing for this file.',
  lacking: {
    one: '{count} thing is missing for this file',
    other: '{count} things are missing for this file',
  },
  impossible: 'There is no such file of this invoice',
  missing: {
    clientCountry: 'Your client’s country is missing.',
    clientReference: 'Your client’s reference or purchase order number is missing.',
    clientTaxNumber: 'Your client’s VAT number is missing.',
    clientAbn: 'Your client’s ABN is missing.',
    clientNzbn: 'Your client’s NZBN is missing.',
    clientAddress: 'Your client’s VAT number or GLN is missing. It is their address in Peppol.',
    sellerNumber: 'Your business number is missing.',
    sellerTaxNumber: 'Your tax number is missing.',
    sellerVat: 'Your VAT number is missing.',
    sellerAbn: 'Your ABN is missing, or a digit is wrong.',
    taxReason: 'Line {line} has no tax. Say why.',
    text: 'A name or a description is missing.',
  },
  inexpressible: {
    severalTaxes: 'Line {line} has more than one tax. An e-invoice has room for one tax on a line.',
    mixedScope:
      'Line {line} is outside the scope of tax and others are not. An e-invoice has no room for both.',
    reverseCharge: 'Line {line} has a reverse charge. This format does not know it.',
    rounding: 'Rounded line by line, the tax is too far from its rate for the rules of e-invoices.',
    estimate: 'An estimate is no invoice: there is no e-invoice of it.',
    void: 'It was cancelled. There is no e-invoice of a cancelled invoice.',
  },
} as const;
