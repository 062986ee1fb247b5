export const enUS = {
  signIn: {
    overview: 'Sign in to see your overview.',
    estimates: 'Sign in to see your estimates.',
    recurring: 'Sign in to see your recurring invoices.',
    invoices: 'Sign in to see your invoices.',
    clients: 'Sign in to see your clients.',
    products: 'Sign in to see your products.',
    pricing: 'Sign in to choose a plan.',
    settings: 'Sign in to keep your settings.',
    'create-invoice': 'Sign in to save your invoice.',
  },
  signUp: {
    overview: 'Create an account to keep your overview.',
    estimates: 'Create an account to keep your estimates.',
    recurring: 'Create an account to keep recurring invoices.',
    invoices: 'Create an account to keep your invoices.',
    clients: 'Create an account to keep your clients.',
    products: 'Create an account to keep your products.',
    pricing: 'Create an account to choose a plan.',
    settings: 'Create an account to keep your settings.',
    'create-invoice': 'Create an account to save your invoice.',
  },
  confirm: {
    password: 'Sign in with your password, and your email address is confirmed.',
    code: 'A code begins a new account while your email address is not confirmed. Your password keeps what you saved.',
  },
} as const;
