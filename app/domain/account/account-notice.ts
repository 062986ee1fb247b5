/** What the list says about the account, most urgent first. */
export type AccountNotice =
  | 'earlier-account'
  | 'earlier-plan'
  | 'payment-check'
  | 'address-lost'
  | 'unconfirmed';

const sentences = {
  'earlier-account':
    'There is an earlier account with your address. If you made it, bring its invoices here.',
  'payment-check': 'Please check that the payment details in Settings are yours.',
  'address-lost':
    'Your address was confirmed in another account. Sign in there, and claim these invoices in its Settings.',
  unconfirmed: 'Confirm your address so that these invoices stay yours',
} satisfies Record<Exclude<AccountNotice, 'earlier-plan'>, string>;

/** What is said instead where a plan renews: where it is, and who can end it. */
const withPlan = {
  'earlier-account': (plan) =>
    `There is an earlier account with your address, and its ${plan} plan renews. If you made it, bring its invoices and its plan here.`,
  'earlier-plan': (plan) =>
    `The ${plan} plan of an earlier account with your address renews, and you cannot claim that account any more. If you pay for it, please write to support.`,
  'payment-check': (plan) =>
    `Your ${plan} plan stays with this account. Please check that the payment details in Settings are yours.`,
  'address-lost': (plan) =>
    `Your address was confirmed in another account. Your ${plan} plan renews here, where you can manage it, until you sign in there and claim this account in its Settings.`,
} satisfies Partial<Record<AccountNotice, (plan: string) => string>>;

/** The sentence of a notice, with the plan that renews in the account that it is about. */
export function noticeSentence(notice: AccountNotice, plan: string | null): string {
  if (plan !== null && notice in withPlan) {
    return withPlan[notice as keyof typeof withPlan](plan);
  }
  return notice === 'earlier-plan' ? '' : sentences[notice];
}

type NoticedUser = {
  email: string | null;
  emailVerifiedAt: number | null;
  formerEmail: string | null;
  claimDeclinedAt: number | null;
  paymentCheckSince: number | null;
};

/**
 * What is to be said about an account; null when there is nothing.
 * @param earlier the account of their address that they may claim, and what renews in it
 */
export function noticeOf(
  user: NoticedUser,
  earlier: { id: string | null; plan: string | null },
): AccountNotice | null {
  const isOffered = user.claimDeclinedAt === null;
  if (earlier.id !== null && isOffered) return 'earlier-account';
  if (earlier.plan !== null && isOffered) return 'earlier-plan';
  if (user.paymentCheckSince !== null) return 'payment-check';
  if (user.email === null) return user.formerEmail === null ? null : 'address-lost';
  return user.emailVerifiedAt === null ? 'unconfirmed' : null;
}

// @covers decisions-6.12
