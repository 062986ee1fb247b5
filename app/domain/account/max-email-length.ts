/** Longest address that is accepted anywhere. */
export const longestEmail = 255;
