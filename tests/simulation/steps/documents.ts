import { addDays } from '#app/domain/dates.ts';
import { emptyItem, type InvoiceDraft } from '#app/domain/invoices/draft.ts';
import type { SaveAnswer } from '#app/domain/invoices/save-answer.ts';
import { validDraft } from '#tests/fixtures/drafts.ts';
import type { Document } from '../rows.ts';
import {
  acknowledge,
  anySeller,
  dataOf,
  hasDraft,
  isInvoice,
  onDocument,
  post,
  type Scene,
  type Step,
  today,
} from '../scene.ts';
import { ask, type Seller } from '../seller.ts';

/** Steps with documents: saved, edited, voided, archived, shared, credited. */
export const documentSteps: Step[] = [
  { name: 'save an invoice', weight: 14, act: (scene) => saveNew(scene, 'invoice') },
  { name: 'save an estimate', weight: 4, act: (scene) => saveNew(scene, 'estimate') },
  { name: 'edit a document', weight: 8, act: onDocument(hasDraft, edit) },
  { name: 'void an invoice', weight: 2, act: onDocument(isInvoice, voidInvoice) },
  { name: 'archive or unarchive', weight: 2, act: onDocument(() => true, archive) },
  { name: 'share or stop sharing', weight: 2, act: onDocument(() => true, share) },
  { name: 'create a credit note', weight: 5, act: onDocument(isInvoice, creditNote) },
];

const path = ({ country }: Seller, page: string) => `/${country}/${page}.data`;

async function saveNew(scene: Scene, kind: 'invoice' | 'estimate'): Promise<boolean> {
  const { dice, world } = scene;
  const seller = anySeller(scene);
  if (!seller) return false;
  const opened = await ask(world, () => seller.visitor.get(path(seller, 'create-invoice')));
  const form = (opened.body as { loaders?: Record<string, { data: unknown }> }).loaders?.[
    '/:country/create-invoice'
  ]?.data as { defaults: { invoiceNumber: string; takesCards: boolean } } | undefined;
  if (!form) return false;
  const own = scene.rows.documents.filter(
    (row) => row.kind === kind && row.userId === seller.userId,
  );
  const next =
    kind === 'invoice'
      ? form.defaults.invoiceNumber
      : `EST-${String(own.length + 1).padStart(3, '0')}`;
  // Another tab showed the same number before it was used.
  const invoiceNumber = (dice.chance(12) && own.at(-1)?.invoiceNumber) || next;
  const client = dice.pick(seller.clients);
  const day = addDays(today(scene), -dice.below(3));
  const draft = validDraft(seller.country, {
    kind,
    saveKey: crypto.randomUUID(),
    invoiceNumber,
    invoiceDate: day,
    dueDate: addDays(day, dice.below(45)),
    currency: dice.chance(15) ? 'EUR' : '',
    items: Array.from({ length: 1 + dice.below(3) }, (_, at) => ({
      ...emptyItem(seller.country, `item-${at}`),
      description: `Work ${at}`,
      quantity: String(1 + dice.below(4)),
      unitPrice: `${1 + dice.below(400)}.${String(dice.below(100)).padStart(2, '0')}`,
    })),
    acceptCardPayments: form.defaults.takesCards && kind === 'invoice',
    ...(client && {
      selectedClientId: client.id,
      clientName: client.name,
      clientEmail: client.email,
    }),
  });
  const reply = await post(scene, seller, path(seller, 'create-invoice'), {
    intent: 'save',
    guestWaiting: dice.chance(15),
    draft,
  });
  const answer = dataOf<SaveAnswer>(reply);
  if (answer?.outcome !== 'saved') {
    scene.notes.push(answer?.outcome ?? 'no answer');
    return true;
  }
  acknowledge(scene, 'document', answer.id, seller.userId);
  seller.drafts.set(answer.id, { ...draft, invoiceNumber: answer.invoiceNumber });
  return true;
}

async function edit(scene: Scene, row: Document, seller: Seller): Promise<boolean> {
  const { dice } = scene;
  const draft = seller.drafts.get(row.id);
  if (!draft) return false;
  const [first] = draft.items;
  const unitPrice = `${1 + dice.below(500)}.00`;
  const changed: InvoiceDraft = {
    ...draft,
    items: first ? [{ ...first, unitPrice }, ...draft.items.slice(1)] : draft.items,
    correctionReason: 'A wrong price',
  };
  const reply = await post(scene, seller, path(seller, 'create-invoice'), {
    intent: 'save',
    guestWaiting: false,
    draft: changed,
    edit: { invoiceId: row.id, version: row.updatedAt },
  });
  if (dataOf<SaveAnswer>(reply)?.outcome === 'saved') seller.drafts.set(row.id, changed);
  return true;
}

async function voidInvoice(scene: Scene, row: Document, seller: Seller): Promise<void> {
  const order = { intent: 'void', invoiceId: row.id, reason: 'Sent to the wrong client' };
  await post(scene, seller, path(seller, 'invoices'), order);
}

async function archive(scene: Scene, row: Document, seller: Seller): Promise<void> {
  const order = { intent: 'archive', invoiceIds: [row.id], archived: !row.archived };
  await post(scene, seller, path(seller, 'invoices'), order);
}

async function share(scene: Scene, row: Document, seller: Seller): Promise<void> {
  const intent = scene.dice.chance(50) ? 'stop-sharing' : 'share-again';
  await post(scene, seller, path(seller, 'invoices'), { intent, invoiceId: row.id });
}

async function creditNote(scene: Scene, row: Document, seller: Seller): Promise<void> {
  const { dice } = scene;
  const choice = dice.chance(50)
    ? { kind: 'rest' }
    : { kind: 'amount', minor: 1 + dice.below(Math.max(1, row.totalMinor)) };
  const reply = await post(scene, seller, '/api/credit-note', {
    invoiceId: row.id,
    noteKey: crypto.randomUUID(),
    reason: 'Returned',
    choice,
  });
  const made = reply.body as { outcome?: string; id?: string } | null;
  if (reply.status === 200 && made?.id) acknowledge(scene, 'document', made.id, seller.userId);
}
