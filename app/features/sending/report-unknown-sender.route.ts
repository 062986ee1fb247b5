import * as z from 'zod';
import { blockSender } from '#app/features/sending/queries/delivery-events.server.ts';
import { unknownSenderTexts } from '#app/features/sending/texts.ts';
import { parseJsonBody } from '#app/http/request/body.server.ts';
import type { Call } from '#app/http/request/request-context.server.ts';
import {
  apiAnswer,
  apiError,
  databaseAwayError,
} from '#app/http/responses/error-responses.server.ts';
import { reportDatabaseAway } from '#app/http/responses/with-user.server.ts';
import { badRequestResponse } from '#app/http/security/request-filter.server.ts';

const recipientSchema = z.lazy(() => z.object({ token: z.uuid() }));

/** Handles a recipient's report that they don't know an email's sender. */
export async function action({ request, context }: Call): Promise<Response> {
  const report = recipientSchema.safeParse(await parseJsonBody(request));
  if (!report.success) return badRequestResponse();
  const { db, now, reportError } = context;
  try {
    const blocked = await blockSender(db, { ...report.data, now });
    if (!blocked) return apiError(404, 'not-found', unknownSenderTexts.gone);
    // The operator reviews this (docs/runbook.md).
    if (blocked.stopped) reportError(new Error('A sender was stopped after reports'));
    return apiAnswer({ businessName: blocked.businessName });
  } catch (error) {
    reportDatabaseAway(context, error);
    return databaseAwayError();
  }
}
