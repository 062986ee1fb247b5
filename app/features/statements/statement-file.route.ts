import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { answerStatementFile } from '#app/features/statements/server/statement-file.api.server.ts';

/** Answers with a statement of a signed-in user's client as a file, or with an error message. */
export function loader(call: LoaderFunctionArgs) {
  return answerStatementFile(call);
}
