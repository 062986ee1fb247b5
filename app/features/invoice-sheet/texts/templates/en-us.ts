export const enUS = {
  title: 'Template',
  classic: {
    label: 'Classic',
    about: 'Calm and ruled',
  },
  modern: {
    label: 'Modern',
    about: 'Bold, with a band of green',
  },
  compact: {
    label: 'Compact',
    about: 'Dense, for long lists',
  },
} as const;
