import { addDays } from '#app/domain/dates.ts';
import type { Document } from '../rows.ts';
import {
  acknowledge,
  anyAmount,
  anyDocument,
  anySeller,
  isInvoice,
  onDocument,
  post,
  type Scene,
  type Step,
  today,
} from '../scene.ts';
import type { Seller } from '../seller.ts';

/** Steps with money that the seller enters: payments, reversals, credit, installments. */
export const paymentSteps: Step[] = [
  { name: 'record a payment', weight: 9, act: onDocument(isInvoice, record) },
  { name: 'mark as paid or unpaid', weight: 4, act: onDocument(isInvoice, mark) },
  { name: 'reverse a payment', weight: 4, act: reverse },
  { name: 'use credit', weight: 5, act: applyCredit },
  { name: 'set installments', weight: 3, act: onDocument(isInvoice, setSchedule) },
];

const list = ({ country }: Seller) => `/${country}/invoices.data`;

async function record(scene: Scene, row: Document, seller: Seller): Promise<void> {
  const { dice } = scene;
  const due = row.totalMinor - row.paidMinor;
  const isOver = dice.chance(25);
  const extra = isOver ? 1 + dice.below(5000) : 0;
  const amountMinor = isOver ? Math.max(0, due) + extra : anyAmount(scene, due);
  const paymentId = crypto.randomUUID();
  const reply = await post(scene, seller, list(seller), {
    intent: 'record-payment',
    invoiceId: row.id,
    paymentId,
    country: seller.country,
    currency: row.currency,
    paidMinor: row.paidMinor,
    amountMinor,
    day: addDays(today(scene), -dice.below(3)),
    method: dice.chance(50) ? 'cash' : 'bank_transfer',
    reference: '',
    note: '',
    creditMinor: isOver && dice.chance(80) ? amountMinor - Math.max(0, due) : 0,
  });
  const outcome = (reply.body as { data?: { outcome?: string } } | null)?.data?.outcome;
  if (reply.status === 200 && outcome === 'changed') {
    acknowledge(scene, 'entry', paymentId, seller.userId);
  } else if (outcome) scene.notes.push(outcome);
}

async function mark(scene: Scene, row: Document, seller: Seller): Promise<void> {
  const status = scene.dice.chance(60) ? 'paid' : 'unpaid';
  await post(scene, seller, list(seller), { intent: 'set-status', invoiceId: row.id, status });
}

async function reverse(scene: Scene): Promise<boolean> {
  const seller = anySeller(scene);
  const entry = scene.dice.pick(
    scene.rows.entries.filter(
      ({ userId, kind }) => userId === seller?.userId && kind === 'payment',
    ),
  );
  if (!seller || !entry) return false;
  const order = { intent: 'reverse-payments', invoiceId: entry.invoiceId, paymentIds: [entry.id] };
  await post(scene, seller, list(seller), order);
  return true;
}

async function applyCredit(scene: Scene): Promise<boolean> {
  const { dice, rows } = scene;
  const seller = anySeller(scene);
  const over = rows.documents.filter(
    (row) => row.userId === seller?.userId && row.paidMinor > row.totalMinor && row.clientId,
  );
  const clients = over.map(({ clientId }) => clientId);
  const isOwing = (row: Document) =>
    isInvoice(row) && clients.includes(row.clientId) && row.status !== 'paid';
  const row = seller && anyDocument(scene, seller, isOwing);
  if (!row) return false;
  const useId = crypto.randomUUID();
  const credit = over
    .filter(({ clientId, currency }) => clientId === row.clientId && currency === row.currency)
    .reduce((sum, { paidMinor, totalMinor }) => sum + paidMinor - totalMinor, 0);
  const due = row.totalMinor - row.paidMinor;
  const most = dice.chance(85) ? Math.min(credit, due) : due + 1;
  if (most < 1) return false;
  await post(scene, seller, list(seller), {
    intent: 'use-credit',
    invoiceId: row.id,
    useId,
    country: seller.country,
    currency: row.currency,
    paidMinor: row.paidMinor,
    amountMinor: anyAmount(scene, most),
  });
  return true;
}

async function setSchedule(scene: Scene, row: Document, seller: Seller): Promise<boolean> {
  const { dice } = scene;
  if (row.totalMinor < 2) return false;
  const first = 1 + dice.below(row.totalMinor - 1);
  const steps = [
    { label: 'Deposit', amount: first, due: addDays(row.invoiceDate, dice.below(10)) },
    { label: 'Rest', amount: row.totalMinor - first, due: addDays(row.invoiceDate, 20) },
  ];
  await post(scene, seller, list(seller), {
    intent: 'set-schedule',
    invoiceId: row.id,
    country: seller.country,
    currency: row.currency,
    totalMinor: row.totalMinor,
    invoiceDate: row.invoiceDate,
    steps: dice.chance(20) ? [] : steps,
  });
  return true;
}
