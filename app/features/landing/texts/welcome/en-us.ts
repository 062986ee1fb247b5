export const enUS = {
  sample: 'A sample invoice',
  heading: 'Create Professional Invoices in 1 Minute',
  about: 'No account needed to start. Save or send later.',
  begin: 'Create your first invoice',
  signIn: 'Already have an account? Sign in',
} as const;
