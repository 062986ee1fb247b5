export const enUS = {
  /** What a field of a bilingual invoice is called: `Description (French)`. */
  inFrench: '{label} (French)',
  inEnglish: '{label} (English)',
  advice: {
    title: 'Invoices in Quebec',
    law: 'You or your client seem to be in Quebec. Section 57 of the <law>Charter of the French language</law> asks that invoices there be in French. Another language may stand beside it, as long as the French is no less prominent; what you type counts, too.',
    limits:
      'Your client may have agreed to another language. This is information, not legal advice.',
    bilingual: 'French and English',
    french: 'French only',
    /** By the language that the invoice has. */
    keep: { en: 'Keep English', ru: 'Keep Russian' },
  },
  /** After an answer, and of a later invoice. */
  chosen: {
    bilingual:
      'This invoice is in French and English, and so are later ones to or from Quebec on this device. Each text of yours has a second field for the English.',
    french:
      'This invoice is in French, and so are later ones to or from Quebec on this device. Type your own texts in French, too.',
    kept: 'The language stays as it is. You will not be asked again on this device.',
  },
  whereToChange: 'You can change the language under Invoice Details.',
} as const;
