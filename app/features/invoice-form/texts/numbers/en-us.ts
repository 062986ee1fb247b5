export const enUS = { unclear: 'Which number is meant?' } as const;
