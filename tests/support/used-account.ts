import { noPayment } from '#app/domain/fields/payment-fields.ts';
import { creditInvoice } from '#app/features/credit-notes/server/credit-invoice.server.ts';
import { makeDelivery } from '#app/features/deliveries/server/make-delivery.server.ts';
import { writeAnswer } from '#app/features/estimates/queries/estimate-answers.server.ts';
import { saveEstimate } from '#app/features/estimates/server/save-estimate.server.ts';
import { issueServed } from '#app/features/history/queries/document-history.server.ts';
import { markInvoice } from '#app/features/payments/queries/ledger.server.ts';
import { recordPayment } from '#app/features/payments/queries/manual-payments.server.ts';
import { setInvoicePlan } from '#app/features/reminders/queries/reminder-plans.server.ts';
import type { Database } from '#db/client.server.ts';
import { clients, productsServices } from '#db/schema.ts';
import { discLogo } from '#tests/fixtures/pictures.ts';
import { sampleContent } from './sample-content.ts';
import { createSampleSeller } from './sample-seller.ts';
import { saveSample } from './save-sample.ts';
import { unlimitedColumns } from './series-harness.ts';
import { storePicture } from './stored-picture.ts';

const now = Date.UTC(2026, 2, 20, 12);
const today = '2026-03-20';

/**
 * Creates an account with an open, a partly paid, a paid, a void and a credited invoice, an invoiced estimate, and
 * related data.
 */
export async function createUsedAccount(db: Database) {
  const pictureId = await storePicture(db, discLogo());
  const made = await createSampleSeller(db, {
    ...unlimitedColumns,
    businessName: 'Wren Studio',
    email: 'studio@wren.example',
    address: '1 Mill Lane',
    postalCode: '10001',
    phone: '+1 555 0100',
    taxNumber: '12-3456789',
    template: 'modern',
    paypalPaymentLink: 'https://paypal.me/wren',
    estimatePrefix: 'OFFER-',
    taxRateThousandths: 8875,
    taxRateExact: null,
    paymentNotes: 'Thank you',
    logoId: pictureId,
    signatureId: pictureId,
    taxRegistrations: '{"us":{"registered":"yes","since":"2020-04-01","numbers":[]}}',
  } as Parameters<typeof createSampleSeller>[1]);
  const { userId, settings } = made;
  const of = () => ({ id: crypto.randomUUID(), userId, createdAt: 1 });
  const address = { email: 'pay@finch.example', phone: '+1 555', address: '1 Nest\nTown' };
  const place = { country: 'us', language: 'ru' } as const;
  const client = { ...of(), ...address, ...place, name: 'Finch Ltd' };
  await db.insert(clients).values(client);
  const price = { unitPriceHundredths: 1050, taxRateThousandths: 9975, unit: 'hour' } as const;
  await db.insert(productsServices).values({ ...of(), ...price, name: 'Survey', customId: 'S-1' });
  const save = (invoiceNumber: string, changes: object = {}, at = now) =>
    saveSample(db, settings, { invoiceNumber, clientId: client.id, ...changes }, at);
  await save('INV-001', { notes: 'open', discountHundredths: 1000 });
  const part = await save('INV-002', {}, now + 1);
  const seen = { currency: 'USD', paidMinor: 0 } as const;
  const entry = { day: today, method: 'cash', reference: 'R', note: 'N', creditMinor: 0 } as const;
  const payment = { ...entry, paymentId: crypto.randomUUID(), amountMinor: 500, seen };
  await recordPayment(db, { ...payment, userId, invoiceId: part, now });
  const paid = await save('INV-003', {}, now + 2);
  await markInvoice(db, { userId, invoiceId: paid, status: 'paid', today, now });
  const credited = await save('INV-004', {}, now + 3);
  await markInvoice(db, { userId, invoiceId: credited, status: 'paid', today, now: now + 4 });
  const note = { noteKey: crypto.randomUUID(), choice: { kind: 'rest' }, reason: 'Back' } as const;
  await creditInvoice(db, { ...note, userId, invoiceId: credited, today, now: now + 5 });
  const delivery = { noteKey: crypto.randomUUID(), quantities: [4_000], now: now + 6 };
  const details = { day: today, shippingAddress: '9 Dock', carrier: 'UPS', tracking: null };
  await makeDelivery(db, { ...delivery, userId, invoiceId: part, details });
  await save('INV-005', { clientId: null, currency: 'EUR' }, now + 6);
  const offer = await offerEstimate(db, userId, 'EST-001', now + 7);
  const answered = [
    { answer: 'accepted', name: 'Ann Finch', signature: 'M10 20L30 40', reason: null },
    { answer: 'declined', name: null, signature: null, reason: 'Too much' },
  ] as const;
  for (const [at, said] of answered.entries()) {
    const { id: estimateId } = await offerEstimate(db, userId, `EST-00${at + 2}`, now + 8 + at);
    await writeAnswer(db, { ...said, estimateId, revision: 1, today, at: now + 20 + at });
  }
  const silent = { userId, invoiceId: part, plan: 'none', nextRunAt: now, now } as const;
  await setInvoicePlan(db, silent);
  return { ...made, offer: offer.id };
}

/** Creates an estimate that was sent to its client. */
async function offerEstimate(db: Database, userId: string, invoiceNumber: string, at: number) {
  const content = sampleContent({ ...noPayment, invoiceNumber, dueDate: '2099-01-31' });
  const saveKey = crypto.randomUUID();
  const offer = await saveEstimate(db, { userId, content, saveKey, now: at });
  if (offer.outcome !== 'saved') throw new Error(offer.outcome);
  await issueServed(db, { invoiceId: offer.id, version: offer.version, now: at });
  return offer;
}
