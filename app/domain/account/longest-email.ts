/** Longest address that is accepted anywhere (`platform.md` section 5). */
export const longestEmail = 255;
