/** What every field for a payment link shares: no keyboard help that would change it. */
export const linkInput = {
  inputMode: 'url',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;
