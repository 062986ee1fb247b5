export const enUS = {
  notAuthenticated: 'Not authenticated',
  confirmation: {
    done: 'Your email address is confirmed.',
    noAddress: 'This account has no email address that could be confirmed.',
    linkOver: 'This confirmation link is not valid any more.',
    linkOverSendNew: 'This confirmation link is not valid any more. Send a new one from Settings.',
    sent: 'Confirmation link sent. Please check your inbox.',
  },
  sessions: {
    failed: 'That did not get through. Please try again.',
    overAlready: 'That device is signed out already.',
    ended: 'The device was signed out.',
    othersEnded: 'All your other devices are signed out.',
  },
  timeZone: {
    unknown: 'That time zone is not known.',
    changed: 'Your days follow {zone} now.',
  },
  notices: {
    earlierAccount:
      'There is an earlier account with your address. If you made it, bring its invoices here.',
    earlierAccountWithPlan:
      'There is an earlier account with your address, and its {plan} plan renews. If you made it, bring its invoices and its plan here.',
    earlierPlan:
      'The {plan} plan of an earlier account with your address renews, and you cannot claim that account any more. If you pay for it, please write to support.',
    paymentCheck: 'Please check that the payment details in Settings are yours.',
    paymentCheckWithPlan:
      'Your {plan} plan stays with this account. Please check that the payment details in Settings are yours.',
    addressLost:
      'Your address was confirmed in another account. Sign in there, and claim these invoices in its Settings.',
    addressLostWithPlan:
      'Your address was confirmed in another account. Your {plan} plan renews here, where you can manage it, until you sign in there and claim this account in its Settings.',
    unconfirmed: 'Confirm your address so that these invoices stay yours',
  },
  claim: {
    missing: 'Enter an invoice number and its total, or the password.',
    wrong: 'That does not fit the earlier account. After five tries it cannot be claimed any more.',
    none: 'There is no earlier account to claim any more.',
    paying:
      'This account has been at a checkout already, so the two cannot be joined here. Please write to support.',
    issuedTwice:
      'Clients may already have {numbers} from both accounts. Such numbers never change, so the accounts cannot be joined here. Please write to support.',
    declined:
      'The earlier account is not offered any more. You find it in Settings, should you need it.',
    paymentChecked: 'Thank you. Your payment details stay as they are.',
    joined: 'The earlier account is yours. Please check its payment details.',
    joinedWithPlan:
      'The earlier account is yours, with its {plan} plan. Please check its payment details.',
    renumbered: 'Numbers that both accounts had: {numbers}.',
    renumberedAndMore: 'Numbers that both accounts had: {numbers}, and so on.',
    number: '{from} is now {to}',
  },
  full: {
    invoices: 'An account keeps up to {count} invoices. Please write to us, and we find a way on.',
    clients: 'An account keeps up to {count} clients. Delete some to add more.',
    products: 'An account keeps up to {count} products. Delete some to add more.',
  },
} as const;
