import { expect, inject, test } from 'vitest';
import { newVisitor, readData, signUp } from '#tests/support/visitor.ts';

const { origin } = inject('product');
const failed = 'Sign in failed. Please check your credentials.';
const blocked = 'Too many attempts. Try again in 15 minutes.';

const attempt = (email: string, password: string) => ({
  intent: 'sign-in',
  screen: 'dialog',
  email,
  password,
});

test('at most five of 60 wrong passwords at once are compared', async () => {
  const { email, password } = await signUp(origin);
  const attacker = newVisitor(origin);
  const answers = await Promise.all(
    Array.from({ length: 60 }, async (_, at) => {
      const answer = await attacker.postForm('/us/auth.data', attempt(email, `wrong ${at}`));
      const { data } = await readData(answer);
      return (data as { errors: { form: string } }).errors.form;
    }),
  );
  // The fifth is compared and already reports that the form is blocked.
  const compared = answers.filter((form) => form === failed);
  expect(compared.length).toBeLessThan(5);
  expect(answers.filter((form) => form !== failed)).toEqual(
    Array(60 - compared.length).fill(blocked),
  );
  const owner = newVisitor(origin);
  expect((await owner.postForm('/us/auth.data', attempt(email, password))).status).toBe(200);
});

test('a flood from one network is limited before the database; others are served', async () => {
  const flooder = newVisitor(origin);
  const statuses: number[] = [];
  let cut: Response | undefined;
  for (let sent = 0; sent < 260; sent += 1) {
    const answer = await flooder.postForm('/us/auth.data', attempt('not an address', 'x'));
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
  expect((await other.postForm('/us/auth.data', attempt('not an address', 'x'))).status).toBe(400);
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
