export const enUS = {
  quarter: 'Q{quarter}',
} as const;
