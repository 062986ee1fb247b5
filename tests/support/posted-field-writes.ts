import { action as answerFieldPost } from '#app/features/custom-fields/custom-fields.route.ts';
import { customField } from '#tests/fixtures/custom-fields.ts';
import { postedCall } from './posted-call.ts';
import type { PostedWrite } from './posted-writes.ts';
import type { TestDatabase } from './test-database.ts';

/** Lists the posts to the custom fields in Settings. */
export function listPostedFieldWrites(database: TestDatabase): PostedWrite[] {
  const field = customField();
  return [
    {
      name: 'a custom field is added',
      act: postedCall(answerFieldPost, () => ({ intent: 'save', field })),
      effect: async ({ userId }) => {
        const sql = 'SELECT count(*) FROM custom_fields WHERE user_id = ?';
        const { rows } = await database.open().$client.execute({ sql, args: [userId] });
        return rows[0]?.[0] ?? null;
      },
    },
  ];
}
