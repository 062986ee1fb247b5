export const enUS = {
  frame: {
    questions: 'Questions? Write to {email}.',
    buttonFails: 'If the button does not work, open this address:',
    setPassword: 'Set a new password',
    openSettings: 'Open Settings',
    unconfirmed:
      'Sign in to see the details. Once you confirm your email address in Settings, our emails will include them.',
  },
  loginCode: {
    subject: '{code} is your {product} sign-in code',
    heading: 'Your sign-in code',
    type: 'Type this code where you asked for it to sign in to {product}:',
    works: 'It works for {minutes} minutes, once, and only in the browser that asked for it.',
    notYou:
      'If it was not you who asked, ignore this mail. Never give the code to anybody: nobody from our side will ask for it.',
  },
  confirmation: {
    subject: 'Confirm your email address for {product}',
    heading: 'Welcome to {product}',
    ready:
      'Your account is ready, and you can use it already. Please confirm that this email address is yours:',
    button: 'Confirm email address',
    works: 'The link works for {days} days, once, while you are signed in to this account.',
    notYou:
      'If it was not you who signed up, ignore this mail: without you the address stays unconfirmed.',
  },
  reset: {
    subject: 'Reset your {product} password',
    heading: 'Set a new password',
    asked:
      'Somebody asked for a new password for the {product} account with this email address. If it was you, set it here:',
    expires:
      'The link expires in {duration} and works once. Once a new password is set, no older link works.',
    notYou: 'If it was not you, ignore this mail: your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your {product} password was changed',
    heading: 'Your password was changed',
    whenOthers:
      'The password of your {product} account was changed on {moment}. All other devices were signed out.',
    whenAll:
      'The password of your {product} account was changed on {moment}. All devices were signed out.',
    you: 'If it was you, there is nothing to do.',
    notYou:
      'If it was not you, set a new password at once. That signs everybody out, the other person too. Then change the password of your mailbox, and write to {email} if you need help.',
  },
  guessedPasswords: {
    subject: 'Somebody is trying passwords for your {product} account',
    heading: 'Many wrong passwords',
    tried:
      'In the last 24 hours {count} wrong passwords were tried for your {product} account. None of them was right, and for now no further one is looked at.',
    waysIn:
      'You get in with a code that we mail to you: choose it where you sign in. Devices that are signed in stay so. A new password opens the account as well:',
    elsewhere:
      'If your password is used anywhere else, set a new one in any case. If you need help, write to {email}.',
  },
  accountClosed: {
    subject: 'Your {product} account was deleted',
    heading: 'Your account was deleted',
    signedOut:
      'All devices are signed out, and the links that you sent to your clients show nothing any more.',
    wiped:
      'In {days} days, on {day}, we begin to wipe your invoices, clients, products, settings and pictures. Until then this email address cannot be used for a new account.',
    apple:
      'Your plan was bought in the App Store, and Apple goes on charging for it until you cancel it: in the Settings of your iPhone, under your name and Subscriptions.',
    notYou: 'If it was not you, or you think better of it, write to {email} before that day.',
  },
  secondPlan: {
    subject: 'You pay for more than one {product} plan',
    heading: 'You pay for more than one plan',
    web: 'The one of the web is cancelled in your settings, with Manage Subscription:',
    button: 'Manage Subscription',
    notMeant: 'If you did not mean to buy it, write to {email}.',
  },
  ways: {
    code: 'a sign-in code',
    'reset-link': 'a reset link',
    google: 'Google',
    apple: 'Apple',
  },
  freshAccount: {
    subject: 'Your new {product} account',
    heading: 'You have a new account',
    shown:
      'With {way} you have shown that {email} is yours. An earlier account had this address without showing that, and another person may have made it. So yours is a new account, and nothing of the earlier one came along: no invoices, no clients, no payment details, no plan.',
    claim:
      'If you made the earlier account yourself, nothing is lost. Claim it in Settings with its password, or with number and total of one of its invoices; a plan that you pay for comes along with it.',
    cannot: 'If you pay for a plan there and cannot claim it, write to {support}.',
  },
  confirmed: {
    subject: 'Your {product} address is confirmed',
    heading: 'Your address is confirmed',
    byProof:
      'With {way} you have shown that {email} is yours, in a browser that was signed in to the account. All other devices were signed out, and a password that was set before does not work any more: you can set a new one in Settings.',
    byLink:
      '{email} is confirmed as the address of your {product} account. From now on a sign-in code, a reset link, and Google or Apple with this address open it, too. Your password, your devices and your invoices stay as they are.',
    notYou: 'If it was not you, write to {support}.',
  },
  checkPayment: 'Please check that the payment details in Settings are yours.',
  providerLinked: {
    subject: '{way} now opens your {product} account',
    heading: '{way} opens your account, too',
    shown:
      'With {way} you have shown that {email} is yours, which is the address of your account. From now on {way} opens it, too. Your password, your devices and your invoices stay as they are.',
    notYou:
      'If it was not you, sign out all your other devices in Settings, and write to {support}.',
  },
  accountsJoined: {
    subject: 'Your {product} accounts are one',
    heading: 'Your accounts are one',
    joined:
      'The earlier account with the address {email} was claimed: its invoices, clients, settings and plan are yours, together with what you saved since. All other devices were signed out.',
    joinedWithPlan:
      'The earlier account with the address {email} was claimed: its invoices, clients, settings and plan are yours, together with what you saved since. Its {plan} plan came along and renews. All other devices were signed out.',
    notYou: 'If it was not you, write to {support} at once.',
  },
  undelivered: {
    heading: {
      one: '{count} email to a client wasn’t delivered',
      other: '{count} emails to clients weren’t delivered',
    },
    about: 'Check the addresses, then send them again.',
    /** An invoice, estimate or credit note and whose it is. */
    document: '{number}, {client}',
    more: { one: 'And {count} more.', other: 'And {count} more.' },
    open: 'Open your overview',
  },
} as const;
