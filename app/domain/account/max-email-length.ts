/** Longest address that is accepted anywhere. */
export const maxEmailLength = 255;
