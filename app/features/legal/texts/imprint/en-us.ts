export const enUS = {
  title: 'Imprint',
  description: 'Who is responsible for {productName}, and how to reach them.',
  lead: 'Who stands behind {productName}, as section 5 of the German Digital Services Act ({law}, DDG) asks. {germanNames}',
  sections: {
    provider: { heading: 'Provider' },
    contact: {
      heading: 'Contact',
      email: 'Email: <mail>{supportEmail}</mail>',
      phone: 'Phone: <phone>{operatorPhone}</phone>',
      form: 'Form: <contact>Contact Support</contact>',
    },
    vat: {
      heading: 'VAT identification number',
      paragraphs: ['{operatorVatId} (section 27 a of the German VAT Act)'],
    },
    content: {
      heading: 'Responsible for the content',
      paragraphs: [
        '{operatorName}, at the address above, for all pages of {publicHost}. Invoices are the content of those who made them; tell us of one that breaks the law, and we look into it at once.',
      ],
    },
    disputes: {
      heading: 'Consumer disputes',
      paragraphs: [
        'We neither take part in dispute settlement before a consumer arbitration board nor are obliged to (section 36 of the German Consumer Dispute Settlement Act, VSBG).',
      ],
    },
  },
} as const;
