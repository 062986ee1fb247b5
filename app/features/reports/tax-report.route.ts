import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { answerReportFile } from '#app/features/reports/server/report-file.api.server.ts';

/** Answers with the tax report of the signed-in user as a file, or with an error message. */
export function loader(call: LoaderFunctionArgs) {
  return answerReportFile(call);
}
