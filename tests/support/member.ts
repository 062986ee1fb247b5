import { Buffer } from 'node:buffer';
import { scryptSync } from 'node:crypto';
import { createUser } from '#app/features/account/queries/users.server.ts';
import { prepareSession } from '#app/http/session/session.server.ts';
import { openDatabase } from '#db/client.server.ts';
import type { ProductAddresses } from './product.ts';
import { cookiesOf, createTestContext } from './request-context.ts';
import { type Account, type Member, newAccount, newVisitor } from './visitor.ts';

/**
 * Creates a signed-in account, in the state after signing up and confirming the address; for tests that aren't about
 * signing up. Its password works too, and verifies instantly: the hash has a cost that the product never uses.
 */
export async function newMember(
  { origin, libsqlUrl }: Pick<ProductAddresses, 'origin' | 'libsqlUrl'>,
  name?: string,
): Promise<Member> {
  const account = newAccount(name);
  const context = createTestContext(openDatabase({ url: libsqlUrl }));
  const id = crypto.randomUUID();
  const { session, handOver } = prepareSession(new Request(origin), context, id, true);
  const isNew = await createUser(context.db, {
    id,
    email: account.email,
    emailVerifiedAt: context.now,
    credential: { kind: 'password', passwordHash: hashQuickly(account) },
    country: 'us',
    timeZone: null,
    now: context.now,
    session,
  });
  if (!isNew) throw new Error(`There is an account with the address ${account.email}`);
  handOver();
  return { ...newVisitor(origin, cookiesOf(context)), ...account };
}

function hashQuickly({ password }: Account): string {
  const salt = Buffer.from('no secret at all');
  const key = scryptSync(password, salt, 32, { N: 2, r: 8, p: 1 });
  return `scrypt$2$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`;
}
