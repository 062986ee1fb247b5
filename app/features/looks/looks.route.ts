import * as z from 'zod';
import { type Allowance, allowanceOf } from '#app/domain/billing/allowance.ts';
import { parseStoredFields } from '#app/domain/custom-fields/change-fields.ts';
import { issueCollector } from '#app/domain/invoices/draft-issue.ts';
import { checkSavedLook, type LookAnswer, type LooksStart } from '#app/domain/looks/check-look.ts';
import { columnsFit, labelsOfFields } from '#app/domain/looks/column-fit.ts';
import { maxLooks } from '#app/domain/looks/look.ts';
import { deleteLook, listLooks, saveLook } from '#app/features/looks/queries/looks.server.ts';
import { lookTexts } from '#app/features/looks/texts.ts';
import { parseOwnersJson } from '#app/http/request/body.server.ts';
import type { Call, RequestContext } from '#app/http/request/request-context.server.ts';
import { apiAnswer } from '#app/http/responses/error-responses.server.ts';
import { handleMutation, withViewer } from '#app/http/responses/with-user.server.ts';
import type { Viewer } from '#app/http/session/session.server.ts';
import { fill } from '#app/i18n/fill.ts';
import { describeIssues } from '#app/i18n/format/issue-message.ts';

const postSchema = z.lazy(() =>
  z.discriminatedUnion('intent', [
    /** `saved`: name, template and look, see `checkSavedLook`. A known id changes that look. */
    z.object({
      intent: z.literal('save'),
      id: z.uuid(),
      isDefault: z.boolean(),
      saved: z.unknown(),
    }),
    z.object({ intent: z.literal('delete'), id: z.uuid() }),
  ]),
);
type Posted = z.infer<typeof postSchema>;

/** Handles `GET /api/looks`: the saved looks of the signed-in user. */
export function loader({ request, context }: Call): Promise<Response> {
  return withViewer({ request, context }, async ({ user }) =>
    apiAnswer({ looks: await listLooks(context.db, user.id) } satisfies LooksStart),
  );
}

/** Saves, changes or deletes a look. Idempotent. */
export async function action({ request, context }: Call): Promise<Response> {
  const { body, status } = await handleMutation<Posted, LookAnswer>(
    { json: await parseOwnersJson(request, context), request, context },
    { shape: postSchema, news: 'settings', carryOut },
  );
  return Response.json(body, { status });
}

async function carryOut(
  posted: Posted,
  userId: string,
  { db, now }: RequestContext,
  { settings, customFields }: Viewer,
): Promise<LookAnswer> {
  if (posted.intent === 'delete') {
    await deleteLook(db, { userId, id: posted.id });
    return { outcome: 'deleted' };
  }
  const { id, isDefault, saved } = posted;
  const collector = issueCollector();
  const checked = checkSavedLook(saved, collector);
  const labelsOf = labelsOfFields(parseStoredFields(customFields));
  if (!columnsFit(checked.look?.columns ?? null, labelsOf)) {
    collector.add('look.columns', 'invoice', { code: 'columns' });
  }
  const [issue] = describeIssues(collector.issues);
  if (issue) {
    const { field, message } = issue;
    return { outcome: 'invalid', errors: field === 'name' ? { name: message } : { look: message } };
  }
  const { plan } = allowanceOf(settings, now);
  const max = maxLooks(plan);
  const isSaved = await saveLook(db, { userId, look: { ...checked, id, isDefault }, max, now });
  return isSaved ? { outcome: 'saved' } : { outcome: 'refused', message: fullMessage(plan, max) };
}

function fullMessage(plan: Allowance['plan'], max: number): string {
  return plan === 'Free' ? lookTexts.full.free : fill(lookTexts.full.paid, { max });
}
