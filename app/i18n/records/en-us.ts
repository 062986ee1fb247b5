export const enUS = {
  save: 'Save',
  delete: 'Delete',
  deleteQuestion: 'Are you sure you want to delete "{name}"? This action cannot be undone.',
} as const;
