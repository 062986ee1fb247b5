import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { isCountryCode } from '#app/domain/country/country.ts';
import { parseStoredFields } from '#app/domain/custom-fields/change-fields.ts';
import { safeFileName } from '#app/domain/invoices/file-names.ts';
import { parseReportAddress } from '#app/domain/reports/report-address.ts';
import {
  drawTaxReport,
  listedLines,
  paperSellerOf,
} from '#app/features/reports/server/get-tax-report.server.ts';
import { reportTexts } from '#app/features/reports/texts.ts';
import { writeReportCsv } from '#app/features/reports/words/report-csv.ts';
import { sellersToday } from '#app/http/request/today.server.ts';
import { apiError } from '#app/http/responses/error-responses.server.ts';
import { answerCsvFile, dispositionOf } from '#app/http/responses/file-response.server.ts';
import { withViewer } from '#app/http/responses/with-user.server.ts';
import { failureTexts, pageTexts, periodTexts } from '#app/i18n/texts.ts';

/** Answers with the tax report for the period in the address, as CSV, or with `format=pdf` as a PDF. */
export async function loader(call: LoaderFunctionArgs): Promise<Response> {
  const { request, context } = call;
  const parameters = new URL(request.url).searchParams;
  const named = parameters.get('country');
  return withViewer(
    call,
    async (viewer) => {
      const today = sellersToday(request, context, viewer);
      const { fault, from, to, basis } = parseReportAddress(parameters, today);
      if (fault) return apiError(400, 'bad-period', periodTexts.faults[fault]);
      const question = { userId: viewer.user.id, from, to, basis };
      const name = safeFileName(`${pageTexts.names.reports} ${from} ${to}`);
      if (parameters.get('format') !== 'pdf') {
        return answerCsvFile(call, `${name}.csv`, (db) =>
          writeReportCsv(listedLines(db, question), parseStoredFields(viewer.customFields)),
        );
      }
      const country = isCountryCode(named) ? named : viewer.settings.country;
      const seller = paperSellerOf(viewer, country);
      const pdf = await drawTaxReport(context.db, question, { seller, today });
      if (!pdf) return apiError(404, 'nothing', reportTexts.nothing);
      return new Response(pdf as BodyInit, {
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Disposition': dispositionOf('attachment', `${name}.pdf`),
          'Cache-Control': 'no-store',
        },
      });
    },
    { signIn: failureTexts.reasons.signedOut },
  );
}
