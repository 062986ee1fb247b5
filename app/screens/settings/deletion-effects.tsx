import { closedDays } from '#app/domain/account/account-closing.ts';
import { type BillingView, managedAt } from '#app/domain/billing/billing-view.ts';

/** What a deletion does, one sentence each: everybody's, then what the plan adds. */
export function DeletionEffects({ billing }: { billing: BillingView }) {
  const plan = planEffect(billing);
  const effects = [
    'You are signed out everywhere, and nobody can sign in to this account any more.',
    'The links that you sent to your clients show nothing any more.',
    `After ${closedDays} days your invoices, clients, products, settings and pictures are wiped. Until then your email address cannot be used for a new account.`,
    ...(plan ? [plan] : []),
    ...(billing.bought
      ? ['Tax law makes us keep the number of your payments for eight years, without your name.']
      : []),
  ];
  return (
    <div className="flex flex-col gap-3 text-[0.9375rem] text-ink-soft">
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <p className="text-ink">
        Download your data first: you may have to show your invoices for years.
      </p>
    </div>
  );
}

function planEffect(billing: BillingView): string | null {
  const name = billing.bought?.plan ?? '';
  switch (managedAt(billing)) {
    case 'stripe':
      return `Your ${name} plan is cancelled at once. What you paid for it is not refunded, unless the law gives you a right to it.`;
    case 'app_store':
      return billing.allowance.state === 'cancelled'
        ? `What is left of your ${name} plan is lost.`
        : `Your ${name} plan was bought in the App Store, where only you can cancel it: in the Settings of your iPhone, under your name and Subscriptions.`;
    default:
      return null;
  }
}
