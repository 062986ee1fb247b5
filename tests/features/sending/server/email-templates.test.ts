import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { TemplateStart } from '#app/domain/sending/email-template.ts';
import {
  action as answerMailTemplatePost,
  loader as answerMailTemplates,
} from '#app/features/sending/email-templates.route.ts';
import { emailTemplates } from '#db/email-schema.ts';
import { createTestContext, jsonPost, testOrigin } from '#tests/support/request-context.ts';
import { createSender } from '#tests/support/sending-harness.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();

const words = (over: object = {}) => ({
  kind: 'invoice',
  language: 'en-US',
  subject: 'Our {number}',
  message: 'Dear {client}',
  ...over,
});

async function post(cookie: string, body: unknown) {
  const request = jsonPost('/api/mail-templates', body, cookie);
  const answer = await answerMailTemplatePost({ request, context: createTestContext(db) });
  return [answer.status, await answer.json()];
}

async function read(cookie: string) {
  const request = new Request(`${testOrigin}/api/mail-templates`, { headers: { Cookie: cookie } });
  const answer = await answerMailTemplates({ request, context: createTestContext(db) });
  return (await answer.json()) as TemplateStart;
}

const ownOf = async (cookie: string, language: string) =>
  (await read(cookie)).templates.find((each) => each.language === language)?.own;

const rowsOf = (userId: string) =>
  db.select().from(emailTemplates).where(eq(emailTemplates.userId, userId));

test('a seller’s template is saved for one language, and only for them', async () => {
  const seller = await createSender(db);
  const other = await createSender(db);
  expect(await post(seller.cookie, words())).toEqual([200, { outcome: 'saved' }]);
  expect(await post(seller.cookie, words({ message: 'Hi {client}\r\n{link}' }))).toEqual([
    200,
    { outcome: 'saved' },
  ]);
  expect(await ownOf(seller.cookie, 'en-US')).toEqual({
    subject: 'Our {number}',
    message: 'Hi {client}\n{link}',
  });
  expect(await ownOf(seller.cookie, 'ru')).toBeNull();
  expect(await ownOf(other.cookie, 'en-US')).toBeNull();
  expect(await rowsOf(seller.userId)).toHaveLength(1);
});

test('default texts are not saved: they follow the product', async () => {
  const { cookie, userId } = await createSender(db);
  const { templates } = await read(cookie);
  await post(cookie, words({ language: 'fr-CA' }));
  expect(await rowsOf(userId)).toHaveLength(1);
  const usual = templates.find(({ language }) => language === 'fr-CA')?.usual;
  expect(usual?.subject).toBe('Facture {number} de {business}');
  expect(await post(cookie, words({ language: 'fr-CA', ...usual }))).toEqual([
    200,
    { outcome: 'saved' },
  ]);
  expect(await rowsOf(userId)).toEqual([]);
});

describe('an invalid template is refused with the reason, and nothing is saved:', () => {
  const field = (name: string) =>
    `${name} isn’t a field you can use here. Use one of the fields listed below the message.`;
  test.each([
    ['an unknown field', { message: 'Dear {name}' }, { message: field('{name}') }],
    ['an unknown field in the subject', { subject: '{Number}' }, { subject: field('{Number}') }],
    ['an empty field', { message: 'Dear {}' }, { message: field('{}') }],
    [
      'no text',
      { subject: ' ', message: '\u200b' },
      { subject: 'Enter a subject.', message: 'Enter a message.' },
    ],
    [
      'too many templates',
      { message: 'x'.repeat(4_001) },
      { message: 'Use 4,000 characters or fewer.' },
    ],
  ])('%s', async (_, over, issues) => {
    const { cookie, userId } = await createSender(db);
    expect(await post(cookie, words(over))).toEqual([422, { outcome: 'invalid', issues }]);
    expect(await rowsOf(userId)).toEqual([]);
  });

  test('no session, another language, no text', async () => {
    const { cookie, userId } = await createSender(db);
    expect((await post('', words()))[0]).toBe(401);
    expect((await post(cookie, words({ language: 'de' })))[0]).toBe(400);
    expect((await post(cookie, words({ subject: 7 })))[0]).toBe(400);
    expect(await rowsOf(userId)).toEqual([]);
  });
});
