import { action as answerFieldPost } from '#app/features/custom-fields/custom-fields.route.ts';
import { action as answerLookPost } from '#app/features/looks/looks.route.ts';
import { customField } from '#tests/fixtures/custom-fields.ts';
import { postedCall } from './posted-call.ts';
import type { PostedWrite } from './posted-writes.ts';
import type { TestDatabase } from './test-database.ts';

/** Lists the posts to the custom fields and saved looks in Settings. */
export function listPostedFieldWrites(database: TestDatabase): PostedWrite[] {
  const field = customField();
  const count = async (table: string, userId: string) => {
    const sql = `SELECT count(*) FROM ${table} WHERE user_id = ?`;
    const { rows } = await database.open().$client.execute({ sql, args: [userId] });
    return rows[0]?.[0] ?? null;
  };
  return [
    {
      name: 'a custom field is added',
      act: postedCall(answerFieldPost, () => ({ intent: 'save', field })),
      effect: ({ userId }) => count('custom_fields', userId),
    },
    {
      name: 'a look is saved',
      act: postedCall(answerLookPost, ({ key }) => ({
        intent: 'save',
        id: key,
        isDefault: false,
        saved: { name: 'Studio', template: 'modern', look: null },
      })),
      effect: ({ userId }) => count('looks', userId),
    },
  ];
}
