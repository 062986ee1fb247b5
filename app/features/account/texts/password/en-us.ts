export const enUS = {
  fields: {
    newPassword: 'New password',
    confirm: 'Confirm password',
  },
  check: {
    tooShort: 'Password must be at least {count} characters',
    tooLong: 'Password must be at most {count} characters',
    newTooShort: 'New password must be at least {count} characters',
    newTooLong: 'New password must be at most {count} characters',
    differs: "Passwords don't match",
    breached: {
      one: 'This password has been compromised in {count} data breaches. Please choose a different password.',
      other:
        'This password has been compromised in {count} data breaches. Please choose a different password.',
    },
    sendShorter: 'Send a password of at most {count} characters.',
    breachedOften:
      'This password has been compromised in several data breaches. Please choose a different password.',
  },
  forgot: {
    heading: 'Forgot your password?',
    about: 'Type the email address of your account, and we will mail you a link to set a new one.',
    submit: 'Send Reset Link',
    sentHeading: 'Check your inbox',
    sent: "If this email exists, we've sent a reset link. Please check your inbox.",
    sentNote: 'The link expires in 1 hour. If the mail does not come, look into your spam folder.',
    description: 'Ask for a link by mail to set a new password.',
  },
  reset: {
    heading: 'Set a new password',
    about: 'You will be signed out on all your devices.',
    needsScripts: 'Setting a new password needs JavaScript. Please switch it on.',
    submit: 'Update Password',
    done: 'Your password has been updated. Please sign in with the new password.',
    invalidLink: 'Invalid password reset link',
    failed: "We couldn't update your password. Please try again.",
    description: 'Set a new password with the link from the mail.',
  },
  backToSignIn: 'Back to Sign In',
  change: {
    done: 'Password updated successfully!',
    failed: 'Failed to update password',
    wrongCurrent: 'This is not your current password.',
    noEmail: 'User email not found',
  },
} as const;
