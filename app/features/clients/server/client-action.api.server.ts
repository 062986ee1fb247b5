import * as z from 'zod';
import type { ClientAnswer } from '#app/domain/clients/check-client.ts';
import { clientTexts } from '#app/features/clients/texts.ts';
import { answerListPosted } from '#app/features/invoice-list/public.server.ts';
import { parseOwnersJson } from '#app/http/request/body.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { handleMutation } from '#app/http/responses/with-user.server.ts';
import { deleteClient } from '../queries/client-rows.server.ts';
import { addClient, editClient } from './change-client.server.ts';
import { clientTextShape } from './client-text-shape.server.ts';

/** The JSON that the client pages post. */
const postShape = z.lazy(() =>
  z.discriminatedUnion('intent', [
    z.object({
      intent: z.literal('add-client'),
      key: z.uuid(),
      text: clientTextShape,
    }),
    z.object({
      intent: z.literal('edit-client'),
      clientId: z.string().max(100),
      changes: clientTextShape.unwrap().partial(),
    }),
    z.object({ intent: z.literal('delete-client'), clientId: z.string().max(100) }),
  ]),
);

type Posted = z.infer<typeof postShape>;
type Answer = { body: ClientAnswer; status: number };

/**
 * Handles posts from the client pages: adds, edits or deletes a client. Another user's client is reported as unknown.
 * @param json unvalidated input
 */
export async function answerClientPost(
  json: unknown,
  request: Request,
  context: RequestContext,
): Promise<Answer> {
  return handleMutation(
    { json, request, context },
    { shape: postShape, news: 'clients', carryOut },
  );
}

const clientIntentShape = z.lazy(() =>
  z.object({ intent: z.enum(['edit-client', 'delete-client']) }),
);

/** Handles posts from a client's own page: a change of the client, or what the invoice list posts. */
export async function answerClientPagePost(request: Request, context: RequestContext) {
  const json = await parseOwnersJson(request, context);
  return clientIntentShape.safeParse(json).success
    ? answerClientPost(json, request, context)
    : answerListPosted(json, request, context);
}

async function carryOut(
  posted: Posted,
  userId: string,
  { db, now }: RequestContext,
): Promise<ClientAnswer> {
  switch (posted.intent) {
    case 'add-client':
      return addClient(db, { userId, key: posted.key, text: posted.text, now });
    case 'edit-client':
      return editClient(db, { userId, clientId: posted.clientId, changes: posted.changes });
    case 'delete-client': {
      const done = await deleteClient(db, userId, posted.clientId);
      if (done === 'has-credit') return { outcome: 'refused', message: clientTexts.hasCredit };
      if (done === 'has-series') return { outcome: 'refused', message: clientTexts.hasSeries };
      return { outcome: done === 'deleted' ? 'deleted' : 'not-found' };
    }
    default:
      return posted satisfies never;
  }
}
