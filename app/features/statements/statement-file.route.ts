import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { answerStatementFile } from '#app/features/statements/server/statement-file.api.server.ts';

/** Answers with a client's statement of the signed-in person as a file, or with a sentence why there is none. */
export function loader(call: LoaderFunctionArgs) {
  return answerStatementFile(call);
}
