import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { saveInvoice } from '#app/features/invoice-form/server/save-invoice.server.ts';
import { getPicture } from '#app/features/settings/server/pictures.server.ts';
import { userSettings } from '#db/schema.ts';
import { bytesOf, discLogo, redBlueJpeg } from '#tests/fixtures/pictures.ts';
import { sampleContent } from '#tests/support/sample-content.ts';
import { createSampleUser } from '#tests/support/sample-user.ts';
import { storePicture } from '#tests/support/stored-picture.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();
let owner: string;
let stranger: string;
let invoiceId: string;

beforeAll(async () => {
  const settings = await createSampleUser(db, { logoId: await storePicture(db, redBlueJpeg) });
  owner = settings.userId;
  stranger = (await createSampleUser(db)).userId;
  const saved = await saveInvoice(db, {
    settings,
    content: sampleContent(),
    saveKey: crypto.randomUUID(),
    now: Date.now(),
  });
  if (saved.outcome !== 'saved') throw new Error(saved.outcome);
  invoiceId = saved.id;
  // The invoice still has the one it was saved with.
  await db
    .update(userSettings)
    .set({ logoId: await storePicture(db, discLogo(9)) })
    .where(eq(userSettings.userId, owner));
});

describe('a stored picture', () => {
  test('of the settings, and of an invoice that was saved with another one', async () => {
    const ofSettings = await getPicture(db, owner, { name: 'logo', invoiceId: null });
    expect(ofSettings).toEqual({ type: 'png', bytes: bytesOf(discLogo(9)) });
    const ofInvoice = await getPicture(db, owner, { name: 'logo', invoiceId });
    expect(ofInvoice).toEqual({ type: 'jpeg', bytes: bytesOf(redBlueJpeg) });
  });

  test('that is missing is null', async () => {
    expect(await getPicture(db, owner, { name: 'signature', invoiceId: null })).toBeNull();
    expect(await getPicture(db, owner, { name: 'signature', invoiceId })).toBeNull();
    expect(await getPicture(db, owner, { name: 'logo', invoiceId: 'unknown' })).toBeNull();
  });

  test('can’t be read by another user', async () => {
    expect(await getPicture(db, stranger, { name: 'logo', invoiceId })).toBeNull();
    expect(await getPicture(db, stranger, { name: 'logo', invoiceId: null })).toBeNull();
  });
});
