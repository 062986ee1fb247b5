import * as z from 'zod';
import {
  type CustomFieldsAnswer,
  type CustomFieldsStart,
  parseStoredFields,
} from '#app/domain/custom-fields/change-fields.ts';
import { updateFields } from '#app/features/custom-fields/server/update-fields.server.ts';
import { describeDefinitionIssue } from '#app/features/custom-fields/words/definition-issue.ts';
import { parseOwnersJson, unreadableForm } from '#app/http/request/body.server.ts';
import type { Call } from '#app/http/request/request-context.server.ts';
import { apiAnswer } from '#app/http/responses/error-responses.server.ts';
import { withUser, withViewer } from '#app/http/responses/with-user.server.ts';

const postSchema = z.lazy(() =>
  z.discriminatedUnion('intent', [
    z.object({ intent: z.literal('save'), field: z.looseObject({ id: z.uuid() }) }),
    z.object({ intent: z.literal('move'), id: z.uuid(), by: z.literal([-1, 1]) }),
    z.object({ intent: z.enum(['hide', 'show', 'delete']), id: z.uuid() }),
  ]),
);

/** Handles `GET /api/custom-fields`: the seller's fields. */
export function loader({ request, context }: Call): Promise<Response> {
  return withViewer({ request, context }, async ({ customFields }) =>
    apiAnswer({ fields: parseStoredFields(customFields) } satisfies CustomFieldsStart),
  );
}

/** Adds, changes, moves, hides, shows or deletes a field of the signed-in user. */
export async function action({ request, context }: Call): Promise<Response> {
  const posted = postSchema.safeParse(await parseOwnersJson(request, context));
  const { body, status } = await withUser<CustomFieldsAnswer>(
    request,
    context,
    async (userId, viewer) => {
      if (!posted.success) return { body: unreadableForm(), status: 400 };
      const { db, now } = context;
      const stored = viewer.customFields;
      const updated = await updateFields(db, { userId, stored, change: posted.data, now });
      if (!updated) return { body: unreadableForm(), status: 400 };
      if (!updated.ok) {
        const message = describeDefinitionIssue(updated.issue);
        return { body: { outcome: 'refused', message }, status: 422 };
      }
      context.publishToUser(userId, 'settings');
      return { body: { outcome: 'saved', fields: updated.fields }, status: 200 };
    },
  );
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}
