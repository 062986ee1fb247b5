import { expect, test } from 'vitest';
import { answerFakes, createFakes } from '#tests/fakes/fakes.ts';
import { serveRequests } from '#tests/fakes/serve-requests.ts';
import { findFreePorts } from '#tests/support/free-ports.ts';

const letter = {
  to: 'ann@example.com',
  from: 'Billwren <hello@billwren.example>',
  subject: 'Your code',
  text: 'Your code is 123456. Open https://billwren.example/us/auth?a=1&b=2 now.',
};

function world() {
  const state = createFakes();
  let now = 0;
  const ask = (method: string, path: string, body?: unknown) => {
    now += 1000;
    const text = body === undefined ? undefined : JSON.stringify(body);
    const request = new Request(`http://127.0.0.1${path}`, { method, body: text });
    return answerFakes(request, state, now);
  };
  return { ask, read: async (path: string) => (await ask('GET', path)).text() };
}

test('an email is stored with its time, newest first, and read as JSON', async () => {
  const { ask } = world();
  expect((await ask('POST', '/mail', letter)).status).toBe(202);
  await ask('POST', '/mail', { ...letter, to: 'bob@example.com', subject: 'Later' });
  expect(await (await ask('GET', '/mail.json')).json()).toEqual({
    letters: [
      { ...letter, to: 'bob@example.com', subject: 'Later', id: expect.any(String), sentAt: 2000 },
      { ...letter, id: expect.any(String), sentAt: 1000 },
    ],
  });
});

test('emails are filtered by address, whatever its case', async () => {
  const { ask } = world();
  await ask('POST', '/mail', letter);
  await ask('POST', '/mail', { ...letter, to: 'bob@example.com' });
  const answer = await (await ask('GET', '/mail.json?to=ANN@example.com')).json();
  expect(answer).toMatchObject({ letters: [{ to: 'ann@example.com' }] });
});

test('the page shows it as text with working links, and nothing in it runs', async () => {
  const { ask, read } = world();
  await ask('POST', '/mail', {
    ...letter,
    subject: '<img src=x onerror=alert(1)>',
    text: `${letter.text} <script>alert(2)</script>`,
  });
  const page = await read('/mail');
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(page).not.toMatch(/<script|<img/);
  expect(page).toContain('href="https://billwren.example/us/auth?a=1&amp;b=2"');
  const policy = (await ask('GET', '/mail')).headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
});

test('the filter is escaped', async () => {
  const { read } = world();
  expect(await read('/mail?to=%3Cscript%3E')).toContain('Mailbox for &lt;script&gt;');
});

test('an email’s HTML is shown in a sandbox', async () => {
  const { ask } = world();
  const posted = await ask('POST', '/mail', { ...letter, html: '<p>Hello</p>' });
  const { id } = (await posted.json()) as { id: string };
  const shown = await ask('GET', `/mail/${id}/html`);
  expect(await shown.text()).toBe('<p>Hello</p>');
  expect(shown.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups;/);
  expect((await ask('GET', '/mail/none/html')).status).toBe(404);
});

test.each([
  ['no recipient', { ...letter, to: undefined }],
  ['a text of the wrong type', { ...letter, text: 7 }],
  ['a body that is not JSON', undefined],
])('an email with %s is rejected', async (_title, body) => {
  const { ask } = world();
  const answer = await ask('POST', '/mail', body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'bad-letter' });
});

test('emails to undeliverable addresses get an unavailable service', async () => {
  const { ask } = world();
  const answer = await ask('POST', '/mail', { ...letter, to: 'undeliverable-1@example.com' });
  expect(answer.status).toBe(503);
  expect(await (await ask('GET', '/mail.json')).json()).toEqual({ letters: [] });
});

test('the mailbox can be emptied', async () => {
  const { ask } = world();
  await ask('POST', '/mail', letter);
  expect((await ask('DELETE', '/mail')).status).toBe(204);
  expect(await (await ask('GET', '/mail.json')).json()).toEqual({ letters: [] });
});

test('a path without a fake is a 404', async () => {
  const { ask } = world();
  expect((await ask('GET', '/nothing')).status).toBe(404);
});

test('responses over HTTP are the same', async () => {
  const state = createFakes();
  const [port = 0] = await findFreePorts(1);
  const server = await serveRequests((request) => answerFakes(request, state, 0), port);
  try {
    const origin = `http://127.0.0.1:${port}`;
    const text = 'Grüße, zł, 漢字';
    const body = JSON.stringify({ ...letter, text });
    expect((await fetch(`${origin}/mail`, { method: 'POST', body })).status).toBe(202);
    const answer = await (await fetch(`${origin}/mail.json`)).json();
    expect(answer).toMatchObject({ letters: [{ text }] });
  } finally {
    server.close();
  }
});
