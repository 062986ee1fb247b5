import * as z from 'zod';
import type { ReceiptSettingsAnswer } from '#app/domain/sending/email-template.ts';
import { setThanksEnabled } from '#app/features/sending/queries/receipt-emails.server.ts';
import { parseOwnersJson, unreadableForm } from '#app/http/request/body.server.ts';
import type { Call } from '#app/http/request/request-context.server.ts';
import { withUser } from '#app/http/responses/with-user.server.ts';

const postSchema = z.lazy(() => z.object({ thanks: z.boolean() }));

/** Turns thank-you emails to the seller's clients on or off. */
export async function action({ request, context }: Call): Promise<Response> {
  const posted = postSchema.safeParse(await parseOwnersJson(request, context));
  const { body, status } = await withUser<ReceiptSettingsAnswer>(
    request,
    context,
    async (userId) => {
      if (!posted.success) return { body: unreadableForm(), status: 400 };
      await setThanksEnabled(context.db, { userId, ...posted.data, now: context.now });
      return { body: { outcome: 'saved' }, status: 200 };
    },
  );
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}
