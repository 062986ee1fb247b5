import { expect, inject, test } from 'vitest';
import { newVisitor, readData } from '#tests/support/visitor.ts';

const { origin } = inject('product');

const attempt = { intent: 'sign-in', screen: 'dialog', email: 'not an address', password: 'x' };

test('a flood from one network is limited before the database; others are served', async () => {
  const flooder = newVisitor(origin);
  const statuses: number[] = [];
  let cut: Response | undefined;
  for (let sent = 0; sent < 260; sent += 1) {
    const answer = await flooder.postForm('/us/auth.data', attempt);
    statuses.push(answer.status);
    if (answer.status === 429) cut ??= answer;
    else await answer.arrayBuffer();
    if (cut) break;
  }
  // The rate limit's window may change in between; a real user never gets near it.
  expect(statuses.length).toBeGreaterThan(120);
  if (!cut) throw new Error('Nothing was cut');
  expect(cut.headers.get('Server-Timing')).toContain('0 round trips');
  expect(await readData(cut)).toMatchObject({
    error: { data: 'Too many requests from your network. Wait a minute and try again.' },
  });
  const other = newVisitor(origin);
  expect((await other.postForm('/us/auth.data', attempt)).status).toBe(400);
});

test('a flood of PDFs from one network is limited before the database; others are served', async () => {
  const flooder = newVisitor(origin);
  const cut: Response[] = [];
  let asked = 0;
  while (cut.length === 0 && asked < 260) {
    const answer = await flooder.get('/view-invoice/none/pdf');
    if (answer.status === 429) cut.push(answer);
    else expect(answer.status).toBe(404);
    asked += 1;
  }
  expect(asked).toBeGreaterThan(120);
  const [refused] = cut;
  expect(refused?.headers.get('Server-Timing')).toContain('0 round trips');
  expect(await refused?.json()).toEqual({
    error: 'Too many requests from your network. Wait a minute and try again.',
    code: 'too-many-requests',
  });
  expect((await newVisitor(origin).get('/view-invoice/none/pdf')).status).toBe(404);
});
