import type { Rows } from '../rows.ts';
import type { World } from '../world.ts';

/** Lists emails that left twice, that nobody asked for, or that went to someone who had unsubscribed. */
export function emailFaults({ emails, blocks, documents }: Rows, { fakes }: World): string[] {
  const faults: string[] = [];
  const letters = fakes.mailbox.letters.filter(({ from }) => typeof from !== 'string');
  for (const { id, to, sentAt, text, html } of letters) {
    const row = emails.find(({ token }) => `${text}${html}`.includes(token));
    if (!row) {
      faults.push(`an email to ${to} belongs to no row`);
      continue;
    }
    const twins = letters.filter((each) => `${each.text}${each.html}`.includes(row.token));
    if (twins.length > 1 && twins[0]?.id === id) {
      faults.push(`email ${row.kind} to ${to} left ${twins.length} times`);
    }
    const block = blocks.find(
      ({ userId, addressKey }) => userId === row.userId && addressKey === row.addressKey,
    );
    if (block && block.at < sentAt) faults.push(`${to} got an email after unsubscribing`);
    if (row.address !== to) faults.push(`an email to ${row.address} went to ${to}`);
  }
  for (const { invoiceId, firstOpenedAt } of emails) {
    const openedAt = documents.find(({ id }) => id === invoiceId)?.openedAt ?? null;
    if (firstOpenedAt !== null && (openedAt === null || openedAt > firstOpenedAt)) {
      faults.push(`document ${invoiceId} isn't opened, unlike an email`);
    }
  }
  return [...faults, ...repeatedFaults(emails)];
}

/** Reminders and receipts that the product sends by itself: one for each step and each payment. */
function repeatedFaults(emails: Rows['emails']): string[] {
  const keys = emails
    .filter(({ kind }) => kind === 'reminder')
    .map(({ invoiceId, due, days, address }) => `reminder ${invoiceId} ${due} ${days} ${address}`);
  return keys.filter((key, at) => keys.indexOf(key) !== at).map((key) => `${key} twice`);
}
