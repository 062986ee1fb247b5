/** What the list says about the account, most urgent first. */
export type AccountNotice = 'earlier-account' | 'payment-check' | 'address-lost' | 'unconfirmed';

export const noticeSentences = {
  'earlier-account':
    'There is an earlier account with your address. If you made it, bring its invoices here.',
  'payment-check': 'Please check that the payment details in Settings are yours.',
  'address-lost':
    'Your address was confirmed in another account. Sign in there, and claim these invoices in its Settings.',
  unconfirmed: 'Confirm your address so that these invoices stay yours',
} satisfies Record<AccountNotice, string>;

type NoticedUser = {
  email: string | null;
  emailVerifiedAt: number | null;
  formerEmail: string | null;
  claimDeclinedAt: number | null;
  paymentCheckSince: number | null;
};

/** What is to be said about an account; null when there is nothing. */
export function noticeOf(user: NoticedUser, earlierAccountId: string | null): AccountNotice | null {
  if (earlierAccountId !== null && user.claimDeclinedAt === null) return 'earlier-account';
  if (user.paymentCheckSince !== null) return 'payment-check';
  if (user.email === null) return user.formerEmail === null ? null : 'address-lost';
  return user.emailVerifiedAt === null ? 'unconfirmed' : null;
}

// @covers decisions-6.12
