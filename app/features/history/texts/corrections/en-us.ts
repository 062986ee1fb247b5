export const enUS = {
  about: 'Your client may have this invoice already. Saving makes a corrected version.',
  fixed: 'Its number and its currency stay as they are.',
  reason: 'Reason for the correction (optional)',
  whoReads: 'It stands in the invoice’s history, which only you see.',
} as const;
