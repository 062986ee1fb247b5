import { allowanceOf } from '#app/domain/billing/allowance.ts';
import type { Rows } from '../rows.ts';

/** Lists accounts that created more than their plan allowed, or whose counter isn't the number of their invoices. */
export function planFaults(before: Rows, after: Rows, now: number): string[] {
  return after.settings.flatMap((account) => {
    const earlier = before.settings.find(({ userId }) => userId === account.userId);
    const isOpen = after.users.some(
      ({ id, deletedAt }) => id === account.userId && deletedAt === null,
    );
    if (!isOpen) return [];
    const faults: string[] = [];
    const own = after.documents.filter(
      ({ userId, kind }) => userId === account.userId && kind === 'invoice',
    );
    if (own.length !== account.totalInvoicesCreated) {
      faults.push(`${own.length} invoices, but ${account.totalInvoicesCreated} counted`);
    }
    const isSamePlan =
      earlier?.planName === account.planName &&
      earlier?.subscriptionStatus === account.subscriptionStatus &&
      earlier?.subscriptionEndMs === account.subscriptionEndMs;
    const created = account.totalInvoicesCreated - (earlier?.totalInvoicesCreated ?? 0);
    const { remaining } = allowanceOf(earlier ?? account, now);
    if (isSamePlan && remaining !== null && created > remaining) {
      faults.push(`created ${created} invoices with ${remaining} left`);
    }
    return faults;
  });
}
