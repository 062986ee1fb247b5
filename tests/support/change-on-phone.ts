import { inject } from 'vitest';
import { openDatabase } from '#db/client.server.ts';

/** Changes the notes of every invoice of an account, as its owner would on another device. */
export async function changeOnPhone(email: string): Promise<void> {
  await openDatabase({ url: inject('product').libsqlUrl }).$client.execute({
    sql: `UPDATE invoices SET notes = 'From the phone', updated_at = updated_at + 1
      WHERE user_id = (SELECT id FROM users WHERE email = ?)`,
    args: [email],
  });
}
