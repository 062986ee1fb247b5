import { beforeAll, describe, expect, inject, test } from 'vitest';
import { writePictureText } from '#app/domain/picture/picture-text.ts';
import { openDatabase } from '#db/client.server.ts';
import {
  type AccessRow,
  accessTable,
  layouts,
  type Requester,
  requesters,
} from '#tests/fixtures/access-table.ts';
import { discLogo } from '#tests/fixtures/pictures.ts';
import { newMember } from '#tests/support/member.ts';
import { readRoutes } from '#tests/support/route-manifest.ts';
import {
  dataPath,
  type Member,
  newVisitor,
  postSave,
  readData,
  saveOf,
  signUp,
  type Visitor,
} from '#tests/support/visitor.ts';

const product = inject('product');
const { origin, fakesOrigin, libsqlUrl } = product;
const routes = await readRoutes(origin);
const pages = routes.filter(({ id }) => !layouts.includes(id));

const people = {} as Record<Requester, Visitor>;
let owner: Member;
let invoiceId: string;
/** Data of the owner that other users must not see on any page except the invoice's own. */
let secrets: string[];

beforeAll(async () => {
  owner = await signUp(origin, 'owner');
  const stranger = await signUp(origin, 'stranger');
  Object.assign(people, { guest: newVisitor(origin), stranger, owner });
  const draft = { invoiceNumber: 'SECRET-77', clientName: 'Hidden Heron Ltd' };
  const pictures = { logo: writePictureText(discLogo(8)) };
  const { answer } = await postSave(owner, { ...saveOf(draft, true), pictures });
  if (answer.outcome !== 'saved') throw new Error(answer.outcome);
  invoiceId = answer.id;
  await addClientTo(owner, invoiceId, 'Covert Crane Inc');
  // The first view issues it; from then on it has a version.
  await newVisitor(origin).get(`/view-invoice/${invoiceId}`);
  secrets = [owner.email, invoiceId, 'Covert Crane Inc', ...Object.values(draft)];
});

/** Creates a client with this id for a member. */
async function addClientTo(member: Member, id: string, name: string): Promise<void> {
  const { $client } = openDatabase({ url: libsqlUrl });
  await $client.execute({
    sql: `INSERT INTO clients (id, user_id, name, created_at)
      SELECT ?, id, ?, 1 FROM users WHERE email = ?`,
    args: [id, name, member.email],
  });
}

/** The status, and where a redirect leads: `302 /us/auth`, `302 stand-ins/google/auth`. */
function describeAnswer(answer: Response): string {
  const to = answer.headers.get('Location') ?? '';
  const place = to.startsWith(fakesOrigin)
    ? `stand-ins${new URL(to).pathname}`
    : to.replace(origin, '');
  return withoutId([answer.status, place].filter(Boolean).join(' '));
}

/** The same for a `.data` response, in which redirects are data. */
async function describeData(answer: Response): Promise<string> {
  const { redirect } = await readData(answer);
  return withoutId(redirect ? `${redirect.status} ${redirect.redirect}` : String(answer.status));
}

const withoutId = (text: string) => text.replaceAll(invoiceId, 'ID');

/** The body without the parts that differ between responses by design. */
async function bodyOf(answer: Response): Promise<string> {
  const body = await answer.text();
  return body
    .replaceAll(answer.headers.get('X-Request-Id') ?? '-', 'ID')
    .replaceAll(/\\?"asOf\\?",\d+/g, 'asOf')
    .replaceAll(/nonce="[^"]*"/g, 'nonce');
}

function post(visitor: Visitor, row: AccessRow, path: string, id: string): Promise<Response> {
  const body = row.post?.body(id);
  const address = row.kind === 'page' ? dataPath(path) : path;
  return typeof body === 'string'
    ? visitor.postJson(address, JSON.parse(body))
    : visitor.postForm(address, body as Record<string, string>);
}

test('the table lists every route of the manifest and no others', () => {
  const known = [...Object.keys(accessTable), ...layouts].sort();
  expect(routes.map(({ id }) => id).sort()).toEqual(known);
});

describe.each(pages)('$id', ({ id, fullPath, hasAction, hasLoader }) => {
  const row = accessTable[id] as AccessRow;

  test('is in the table, which says whose ids its path takes', () => {
    expect(row, `a row for ${fullPath}`).toBeDefined();
    // A document's code isn't an id, and neither is a calendar's secret: tests/handlers covers what
    // they reveal.
    const takesId = /:(?!country\b|code\b|file\b)\w+/.test(fullPath);
    expect(row.idIsFor !== undefined).toBe(takesId);
    expect(row.post !== undefined).toBe(hasAction);
  });

  test.each(requesters)(
    'responds to %s as the table says, and leaks none of the owner’s data',
    async (asker) => {
      const visitor = people[asker];
      const path = row.path(invoiceId);
      const answer = await visitor.get(path);
      expect(describeAnswer(answer)).toBe(row.get[asker]);
      let seen = await answer.text();
      if (row.kind === 'page') {
        const data = await visitor.get(dataPath(path));
        seen += await data.clone().text();
        expect(await describeData(data)).toBe(row.get[asker]);
        if (hasLoader) {
          // Parent and child loaders run in parallel and can be requested separately.
          const alone = await visitor.get(dataPath(path, id));
          seen += await alone.clone().text();
          expect(await describeData(alone)).toBe(row.get[asker]);
        }
      }
      if (asker === 'owner' || row.idIsFor === 'link') return;
      // The requested path may be repeated: as the redirect after sign-in, or in another language.
      const told = seen.replaceAll(encodeURIComponent(path), '').replaceAll(path, '');
      for (const secret of secrets) expect(told).not.toContain(secret);
    },
  );

  // Without an action the router rejects everyone.
  test.each(row?.post ? requesters : (['owner'] as const))(
    'responds to a post by %s as the table says',
    async (asker) => {
      const path = row.path(invoiceId);
      let visitor = people[asker];
      if (!row.post) {
        expect((await visitor.postForm(path, {})).status).toBe(405);
        return;
      }
      if (row.post.endsSession && asker !== 'guest') visitor = await newMember(product);
      const answer = await post(visitor, row, path, invoiceId);
      const described = row.kind === 'page' ? describeData(answer) : describeAnswer(answer);
      expect(await described).toBe(row.post[asker]);
    },
  );
});

/**
 * Shows the flash message that an earlier test left behind, so that this test's pages don't show
 * it.
 */
async function showPendingMessage(visitor: keyof typeof people): Promise<void> {
  await people[visitor].get('/us/settings');
}

const withTable = pages.flatMap(({ id }) =>
  accessTable[id] ? [{ id, row: accessTable[id] }] : [],
);

describe.each(withTable.filter(({ row }) => row.idIsFor === 'owner'))(
  'an id in the path of $id',
  ({ row }) => {
    test('of another user gets the same response as one that never existed', async () => {
      const absent = crypto.randomUUID();
      await showPendingMessage('stranger');
      for (const address of [row.path, (each: string) => dataPath(row.path(each))]) {
        const foreign = await people.stranger.get(address(invoiceId));
        const none = await people.stranger.get(address(absent));
        expect(describeAnswer(foreign)).toBe(describeAnswer(none));
        expect(await bodyOf(foreign)).toBe((await bodyOf(none)).replaceAll(absent, invoiceId));
      }
    });
  },
);

describe.each(withTable.filter(({ row }) => row.post?.namesId))(
  'an id posted to $id',
  ({ row }) => {
    test('of another user gets the same response as one that never existed', async () => {
      const path = row.path(invoiceId);
      const foreign = await post(people.stranger, row, path, invoiceId);
      const none = await post(people.stranger, row, path, crypto.randomUUID());
      expect([foreign.status, await foreign.text()]).toEqual([none.status, await none.text()]);
    });
  },
);

describe.each(withTable.filter(({ row }) => row.idIsFor))('the ids of $id', ({ row }) => {
  const asker = row.idIsFor === 'owner' ? 'owner' : 'guest';
  // A user with a list of their own is redirected to it.
  const status = row.get.stranger.startsWith('302') ? 302 : 404;

  test('get the same response when absent and when malformed', async () => {
    const answers = new Set<string>();
    await showPendingMessage(asker);
    const wrong = [crypto.randomUUID(), 'not-an-id', invoiceId.toUpperCase(), `${invoiceId}--`];
    for (const each of wrong) {
      const answer = await people[asker].get(row.path(each));
      expect(answer.status).toBe(status);
      answers.add((await bodyOf(answer)).replaceAll(each, 'GIVEN'));
    }
    expect(answers.size).toBe(1);
  });
});

test('a layout sends every visitor the same data except the viewer’s own id, allowance and language', async () => {
  for (const id of ['country', 'root']) {
    const address = `/us/settings.data?_routes=${encodeURIComponent(id)}`;
    const [guest, own] = [await people.guest.get(address), await owner.get(address)];
    const { loaders } = await readData(guest);
    const { loaders: ownLoaders } = await readData(own.clone());
    expect({
      ...(ownLoaders[id]?.data as object),
      viewer: null,
      person: null,
      language: null,
    }).toMatchObject(loaders[id]?.data as object);
    for (const secret of secrets) expect(await own.clone().text()).not.toContain(secret);
  }
});

test('an expired session redirects to sign-in like none at all', async () => {
  const member = await newMember(product);
  const stolen = member.cookies();
  await member.postForm('/api/sign-out', { country: 'us' });
  const answer = await newVisitor(origin).get('/us/invoices', { Cookie: stolen });
  expect(describeAnswer(answer)).toBe('302 /us/auth?redirectTo=%2Fus%2Finvoices');
});
