export const enUS = {
  fields: {
    email: 'Email',
    password: 'Password',
    showPassword: 'Show password',
    atLeast: 'At least {count} characters',
    remember: 'Remember me',
    rememberHint: 'Keeps you signed in for 30 days on this device.',
  },
  forgotPassword: 'Forgot password?',
  tabs: {
    label: 'Sign in or create an account',
    'sign-in': 'Sign in',
    'sign-up': 'Create account',
  },
  page: {
    headings: { 'sign-in': 'Welcome back', 'sign-up': 'Create your free account' },
    submits: { 'sign-in': 'Continue', 'sign-up': 'Create free account' },
    description:
      'Sign in, or create an account to save your invoices and download them as PDFs. Your first 3 invoices are free, no card needed.',
  },
  dialog: {
    'sign-up': {
      title: 'Create your free account',
      submit: 'Create free account',
      question: 'Already have an account?',
      change: 'Sign in',
    },
    'sign-in': {
      title: 'Sign in',
      submit: 'Sign in',
      question: 'New here?',
      change: 'Create account',
    },
    free: 'Your first 3 invoices are free, no card needed.',
  },
  native: {
    'sign-in': {
      heading: 'Sign In',
      lead: 'Your invoices, clients and products on this iPhone or iPad.',
      submit: 'Sign In',
      question: 'New to {productName}?',
      change: 'Create Account',
    },
    'sign-up': {
      heading: 'Create Account',
      lead: 'Your first 3 invoices are free.',
      submit: 'Create Account',
      question: 'Already have an account?',
      change: 'Sign In',
    },
  },
  terms:
    'You must be at least 13 years old to create an account. By creating one you agree to the <terms>Terms of Service</terms> and have read the <privacy>Privacy Policy</privacy>.',
  providers: {
    or: 'or',
    continueWith: 'Continue with {provider}',
    newHere: 'New here? This creates your account, for which you must be at least 13 years old.',
  },
  code: {
    title: 'Sign in with a code',
    usePassword: 'Use a password instead',
    send: 'Send code',
    about:
      'We mail you 6 digits; no password needed. If you are new here, they create your account. You must be at least 13 years old to create an account.',
    sentForApp:
      'We sent 6 digits to <email>{email}</email>. They work for 10 minutes, in this app.',
    sentForBrowser:
      'We sent 6 digits to <email>{email}</email>. They work for 10 minutes, in this browser.',
    label: 'Code',
    verify: 'Verify code',
    sendNew: 'Send New Code',
    inSeconds: 'in {seconds} s',
    newInOneMinute: 'You can ask for a new code in one minute.',
    newNow: 'You can ask for a new code now.',
    useAnotherEmail: 'Use another email',
  },
} as const;
