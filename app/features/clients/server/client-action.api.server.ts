import * as z from 'zod';
import {
  type ClientAnswer,
  type ClientText,
  checkClient,
  checkClientChanges,
  clientRules,
} from '#app/domain/clients/client.ts';
import { countryCodes } from '#app/domain/country/country.ts';
import { parseStoredFields } from '#app/domain/custom-fields/change-fields.ts';
import type { CustomField } from '#app/domain/custom-fields/custom-field.ts';
import { fieldsOfRecord } from '#app/domain/custom-fields/document-fields.ts';
import { everyText } from '#app/domain/fields/parse-fields.ts';
import { documentLanguages } from '#app/domain/language/document-language.ts';
import { fullMessage } from '#app/features/account/public.server.ts';
import {
  deleteClient,
  insertClient,
  updateClient,
} from '#app/features/clients/queries/client-rows.server.ts';
import { clientTexts } from '#app/features/clients/texts.ts';
import { describeClientIssues } from '#app/features/clients/words/describe-client.ts';
import { answerListPosted } from '#app/features/invoice-list/public.server.ts';
import { parseOwnersJson } from '#app/http/request/body.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { handleMutation } from '#app/http/responses/with-user.server.ts';
import type { Viewer } from '#app/http/session/session.server.ts';
import { idOfKey } from '#app/http/session/token.server.ts';
import type { Database } from '#db/client.server.ts';

/** A client's form as posted; `checkClient` limits its texts. */
export const clientTextSchema = z.lazy(() =>
  z.object({
    ...everyText(clientRules, z.string()),
    country: z.enum(countryCodes),
    language: z.enum(['', ...documentLanguages]),
    /** An ISO 3166 code, or empty. */
    region: z.string().regex(/^([A-Z]{2})?$/),
    lookId: z.string().max(100),
    /** JSON, see `parseFieldValues`. */
    fields: z.string().max(100_000),
  }),
);

/**
 * Adds a client. A retry with the same key updates that client to the latest values.
 * @param input.key created by the browser each time the form is opened
 * @param input.customFields the seller's for clients that are in use
 */
export async function addClient(
  db: Database,
  input: {
    userId: string;
    key: string;
    text: ClientText;
    customFields: readonly CustomField[];
    now: number;
  },
): Promise<ClientAnswer> {
  const { userId, key, text, customFields, now } = input;
  const checked = checkClient(text, customFields);
  if (!checked.ok) return { outcome: 'invalid', errors: describeClientIssues(checked.issues) };
  const id = idOfKey(userId, key);
  const isKept = await insertClient(db, { ...checked.columns, id, userId, createdAt: now });
  return isKept ? { outcome: 'saved' } : { outcome: 'refused', message: fullMessage('clients') };
}

/** Updates only the given fields of the owner's client. */
export async function editClient(
  db: Database,
  input: {
    userId: string;
    clientId: string;
    changes: Partial<ClientText>;
    customFields: readonly CustomField[];
  },
): Promise<ClientAnswer> {
  const checked = checkClientChanges(input.changes, input.customFields);
  if (!checked.ok) return { outcome: 'invalid', errors: describeClientIssues(checked.issues) };
  const isKnown = await updateClient(db, input.userId, input.clientId, checked.columns);
  return { outcome: isKnown ? 'saved' : 'not-found' };
}

/** The JSON that the client pages post. */
const postSchema = z.lazy(() =>
  z.discriminatedUnion('intent', [
    z.object({
      intent: z.literal('add-client'),
      key: z.uuid(),
      text: clientTextSchema,
    }),
    z.object({
      intent: z.literal('edit-client'),
      clientId: z.string().max(100),
      changes: clientTextSchema.unwrap().partial(),
    }),
    z.object({ intent: z.literal('delete-client'), clientId: z.string().max(100) }),
  ]),
);

type Posted = z.infer<typeof postSchema>;
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
    { shape: postSchema, news: 'clients', carryOut },
  );
}

const clientIntentSchema = z.lazy(() =>
  z.object({ intent: z.enum(['edit-client', 'delete-client']) }),
);

/** Handles posts from a client's own page: a change of the client, or what the invoice list posts. */
export async function answerClientPagePost(request: Request, context: RequestContext) {
  const json = await parseOwnersJson(request, context);
  return clientIntentSchema.safeParse(json).success
    ? answerClientPost(json, request, context)
    : answerListPosted(json, request, context);
}

async function carryOut(
  posted: Posted,
  userId: string,
  { db, now }: RequestContext,
  viewer: Viewer,
): Promise<ClientAnswer> {
  const customFields = fieldsOfRecord(parseStoredFields(viewer.customFields), 'client');
  switch (posted.intent) {
    case 'add-client': {
      const { key, text } = posted;
      return addClient(db, { userId, key, text, customFields, now });
    }
    case 'edit-client': {
      const { clientId, changes } = posted;
      return editClient(db, { userId, clientId, changes, customFields });
    }
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
