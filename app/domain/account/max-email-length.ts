/** Maximum length of an email address. */
export const maxEmailLength = 255;
