import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { isCountryCode } from '#app/domain/country/country.ts';
import { safeFileName } from '#app/domain/invoices/file-names.ts';
import { parseReportAddress } from '#app/domain/reports/report-address.ts';
import { paperSellerOf } from '#app/features/reports/public.server.ts';
import { drawStatement } from '#app/features/statements/server/statement-page.api.server.ts';
import { statementTexts } from '#app/features/statements/texts.ts';
import { sellersToday } from '#app/http/request/today.server.ts';
import { apiError } from '#app/http/responses/error-responses.server.ts';
import { dispositionOf } from '#app/http/responses/file-response.server.ts';
import { withViewer } from '#app/http/responses/with-user.server.ts';
import { failureTexts, periodTexts } from '#app/i18n/texts.ts';

/** Answers with the statement in the address as a PDF in the client's language; 404 if there is none. */
export async function loader(call: LoaderFunctionArgs): Promise<Response> {
  const { request, context } = call;
  const parameters = new URL(request.url).searchParams;
  const named = parameters.get('country');
  return withViewer(
    call,
    async (viewer) => {
      const today = sellersToday(request, context, viewer);
      const { fault, from, to } = parseReportAddress(parameters, today);
      if (fault) return apiError(400, 'bad-period', periodTexts.faults[fault]);
      const { country: own, invoiceLanguage: usual } = viewer.settings;
      const drawn = await drawStatement(context.db, {
        userId: viewer.user.id,
        clientId: parameters.get('client') ?? '',
        from,
        to,
        today,
        usual,
        seller: paperSellerOf(viewer, isCountryCode(named) ? named : own),
      });
      if (!drawn) return apiError(404, 'nothing', statementTexts.nothing);
      const name = safeFileName(`${statementTexts.name} ${drawn.client} ${from} ${to}`);
      return new Response(drawn.pdf as BodyInit, {
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
