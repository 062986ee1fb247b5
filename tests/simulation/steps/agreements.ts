import { addDays } from '#app/domain/dates.ts';
import { typedSeries } from '#tests/support/schedule-form.ts';
import { newVisitor } from '#tests/support/visitor.ts';
import { type Document, linkOf } from '../rows.ts';
import {
  acknowledge,
  anySeller,
  hasDraft,
  isInvoice,
  onDocument,
  post,
  type Scene,
  type Step,
  send,
  today,
} from '../scene.ts';
import type { Seller } from '../seller.ts';
import { productOrigin } from '../world.ts';

const isEstimate = ({ kind }: Document) => kind === 'estimate';
const isSavedInvoice = (row: Document, seller: Seller) => isInvoice(row) && hasDraft(row, seller);

/** Steps with estimates and recurring invoices. */
export const agreementSteps: Step[] = [
  { name: 'a client answers an estimate', weight: 4, act: onDocument(isEstimate, answerEstimate) },
  { name: 'invoice an estimate', weight: 4, act: onDocument(isEstimate, invoiceEstimate) },
  { name: 'start a recurring invoice', weight: 3, act: onDocument(isSavedInvoice, startSeries) },
  { name: 'change a recurring invoice', weight: 2, act: changeSeries },
];

async function answerEstimate(scene: Scene, row: Document): Promise<boolean> {
  const { dice, rows } = scene;
  const key = linkOf(rows, row.id);
  if (!key) return false;
  const client = newVisitor(productOrigin);
  await send(scene, 'client views an estimate', () => client.get(`/view-invoice/${key}.data`));
  const revision = Math.max(
    1,
    ...rows.versions.filter(({ invoiceId }) => invoiceId === row.id).map((each) => each.revision),
  );
  const isAccepted = dice.chance(75);
  const reply = await send(scene, 'client answers', () =>
    client.postJson('/api/estimate-answer', {
      key,
      revision,
      answer: isAccepted ? 'accepted' : 'declined',
      name: isAccepted ? 'Kim Finch' : '',
      signature: '',
      reason: isAccepted ? '' : 'Too expensive',
    }),
  );
  if (reply.status === 200) acknowledge(scene, 'answer', row.id, row.userId);
  return true;
}

async function invoiceEstimate(scene: Scene, row: Document, seller: Seller): Promise<boolean> {
  const { dice } = scene;
  const reply = await post(scene, seller, '/api/estimate-invoice', {
    estimateId: row.id,
    saveKey: crypto.randomUUID(),
    confirmed: '',
    choice: dice.chance(50)
      ? { kind: 'rest' }
      : { kind: 'percent', hundredths: 1 + dice.below(9_000) },
  });
  const made = reply.body as { id?: string } | null;
  if (reply.status === 200 && made?.id) acknowledge(scene, 'document', made.id, seller.userId);
  else scene.notes.push(JSON.stringify(reply.body).slice(0, 120));
  return true;
}

async function startSeries(scene: Scene, row: Document, seller: Seller): Promise<boolean> {
  const { dice } = scene;
  const draft = seller.drafts.get(row.id);
  if (!draft) return false;
  const typed = {
    ...typedSeries,
    anchor: addDays(today(scene), dice.below(3)),
    unit: dice.pick(['day', 'week', 'month'] as const) ?? 'week',
    sends: dice.chance(50),
    lines: draft.items.map(({ description }) => ({
      description,
      secondDescription: '',
      quantity: '1',
      unitPrice: String(1 + dice.below(200)),
    })),
  };
  const order = { kind: 'start', key: crypto.randomUUID(), sourceId: row.id, typed };
  const reply = await post(scene, seller, '/api/series', order);
  const made = reply.body as { id?: string } | null;
  if (reply.status === 200 && made?.id) acknowledge(scene, 'series', made.id, seller.userId);
  else scene.notes.push(JSON.stringify(reply.body).slice(0, 160));
  return true;
}

async function changeSeries(scene: Scene): Promise<boolean> {
  const { dice, rows } = scene;
  const seller = anySeller(scene);
  const one = dice.pick(rows.series.filter(({ userId }) => userId === seller?.userId));
  if (!seller || !one) return false;
  const kind = dice.pick(['pause', 'resume', 'resume', 'skip', 'confirm', 'end'] as const);
  const order = { kind, id: one.id, version: one.updatedAt, n: one.nextN };
  await post(scene, seller, '/api/series', order);
  return true;
}
