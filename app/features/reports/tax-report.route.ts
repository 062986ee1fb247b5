import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { answerReportFile } from '#app/features/reports/server/report-file.api.server.ts';

/** Answers with the tax report of the signed-in person as a file, or with a sentence why there is none. */
export function loader(call: LoaderFunctionArgs) {
  return answerReportFile(call);
}
