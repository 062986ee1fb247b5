import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { TemplateStart } from '#app/domain/sending/email-template.ts';
import { emailTemplates } from '#db/email-schema.ts';
import { openSendDialog } from '#tests/support/send-dialog.ts';
import { createSender, noon } from '#tests/support/sending-harness.ts';
import { openWorld } from '#tests/support/world.ts';

const world = await openWorld();
const { db } = world;
const words = { kind: 'invoice', language: 'en-US', subject: 'Our {number}', message: 'Dear {client}' };

async function post(as: { cookie: string } | undefined, over: object = {}) {
  const json = { ...words, ...over };
  const { status, body } = await world.post('/api/mail-templates', json, as && { as });
  return [status, body];
}
const templatesOf = async (as: { cookie: string }, language: string) => {
  const { templates } = (await world.get('/api/mail-templates', { as })).body as TemplateStart;
  return templates.find((each) => each.language === language);
};
const rowsOf = (userId: string) =>
  db.select().from(emailTemplates).where(eq(emailTemplates.userId, userId));

test('a seller’s template is saved for one language, only for them, and starts the Send dialog', async () => {
  const [seller, other] = [await createSender(db), await createSender(db)];
  const saved = [200, { outcome: 'saved' }];
  expect(await post(seller)).toEqual(saved);
  expect(await post(seller, { message: 'Hi {client}\r\n{link}' })).toEqual(saved);
  const own = { subject: 'Our {number}', message: 'Hi {client}\n{link}' };
  expect((await templatesOf(seller, 'en-US'))?.own).toEqual(own);
  expect((await templatesOf(seller, 'ru'))?.own).toBeNull();
  expect((await templatesOf(other, 'en-US'))?.own).toBeNull();
  expect(await rowsOf(seller.userId)).toHaveLength(1);
  await post(seller, { language: 'ru', subject: 'Other' });
  const { start } = openSendDialog(world, noon);
  expect((await start(seller, seller.invoiceId)).body).toMatchObject(own);
});

test('default texts are not saved: they follow the product', async () => {
  const seller = await createSender(db);
  const french = { language: 'fr-CA' };
  await post(seller, french);
  expect(await rowsOf(seller.userId)).toHaveLength(1);
  const { usual } = (await templatesOf(seller, 'fr-CA')) ?? {};
  expect(usual?.subject).toBe('Facture {number} de {business}');
  expect(await post(seller, { ...french, ...usual })).toEqual([200, { outcome: 'saved' }]);
  expect(await rowsOf(seller.userId)).toEqual([]);
});

const field = (name: string) =>
  `${name} isn’t a field you can use here. Use one of the fields listed below the message.`;
const invalid = (issues: object) => [422, { outcome: 'invalid', issues }];
test.each([
  ['an unknown field', { message: 'Dear {name}' }, invalid({ message: field('{name}') })],
  ['an unknown subject field', { subject: '{Number}' }, invalid({ subject: field('{Number}') })],
  ['an empty field', { message: 'Dear {}' }, invalid({ message: field('{}') })],
  [
    'no text',
    { subject: ' ', message: '\u200b' },
    invalid({ subject: 'Enter a subject.', message: 'Enter a message.' }),
  ],
  [
    'a long message',
    { message: 'x'.repeat(4_001) },
    invalid({ message: 'Use 4,000 characters or fewer.' }),
  ],
  ['another language', { language: 'de' }, [400, expect.anything()]],
  ['a number', { subject: 7 }, [400, expect.anything()]],
])('a template with %s is refused with the reason, and nothing is saved', async (_, over, answer) => {
  const seller = await createSender(db);
  expect(await post(seller, over)).toEqual(answer);
  expect((await post(undefined))[0]).toBe(401);
  expect(await rowsOf(seller.userId)).toEqual([]);
});
