import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { templateKinds } from '#app/domain/sending/client-email.ts';
import type { TemplateStart } from '#app/domain/sending/email-template.ts';
import { action as answerMailSettings } from '#app/features/sending/email-settings.route.ts';
import {
  action as answerMailTemplatePost,
  loader as answerMailTemplates,
} from '#app/features/sending/email-templates.route.ts';
import { getSettingsPage } from '#app/features/settings/server/settings-page.api.server.ts';
import { emailTemplates } from '#db/email-schema.ts';
import { createTestContext, jsonPost, testOrigin } from '#tests/support/request-context.ts';
import { createSampleSeller } from '#tests/support/sample-seller.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const db = database.open();

const asking = (cookie: string) => ({
  request: new Request(`${testOrigin}/us/settings`, { headers: { Cookie: cookie } }),
  context: createTestContext(db),
});

async function read(cookie: string) {
  const answer = await answerMailTemplates(asking(cookie));
  const { templates } = (await answer.json()) as TemplateStart;
  return (kind: string, language: string) =>
    templates.find((each) => each.kind === kind && each.language === language);
}

async function post(cookie: string, words: object) {
  const request = jsonPost('/api/mail-templates', words, cookie);
  const answer = await answerMailTemplatePost({ request, context: createTestContext(db) });
  return { status: answer.status, body: await answer.json() };
}

test('each kind of email has its own text in each language, and the default where none was written', async () => {
  const { cookie, userId } = await createSampleSeller(db);
  const words = { language: 'ru', subject: 'Own {number}', message: 'For {client}' };
  expect(await post(cookie, { ...words, kind: 'receipt' })).toMatchObject({ status: 200 });
  expect(await post(cookie, { ...words, kind: 'letter' })).toMatchObject({ status: 400 });
  expect(await post(cookie, { ...words, kind: 'thanks', message: '{paid}' })).toEqual({
    status: 422,
    body: {
      outcome: 'invalid',
      issues: {
        message:
          '{paid} isn’t a field you can use here. Use one of the fields listed below the message.',
      },
    },
  });
  const shown = await read(cookie);
  for (const kind of templateKinds) {
    const own = kind === 'receipt' ? { subject: 'Own {number}', message: 'For {client}' } : null;
    expect(shown(kind, 'ru')?.own).toEqual(own);
    expect(shown(kind, 'en-US')?.own).toBeNull();
    expect(shown(kind, 'ru')?.usual.subject).toMatch(/\p{Script=Cyrillic}/u);
  }

  const usual = shown('receipt', 'ru')?.usual;
  await post(cookie, { language: 'ru', kind: 'receipt', ...usual });
  expect(await db.select().from(emailTemplates).where(eq(emailTemplates.userId, userId))).toEqual(
    [],
  );
});

test('clients are thanked once the seller turns it on, and Settings show it', async () => {
  const { cookie } = await createSampleSeller(db);
  const shown = async () => {
    const { request, context } = asking(cookie);
    return (await getSettingsPage(request, context, 'us'))?.thanksClients;
  };
  const turn = async (thanks: unknown) => {
    const request = jsonPost('/api/mail-settings', { thanks }, cookie);
    return (await answerMailSettings({ request, context: createTestContext(db) })).status;
  };
  expect(await shown()).toBe(false);
  expect(await turn('yes')).toBe(400);
  expect(await turn(true)).toBe(200);
  expect(await shown()).toBe(true);
  expect(await turn(false)).toBe(200);
  expect(await shown()).toBe(false);
});
