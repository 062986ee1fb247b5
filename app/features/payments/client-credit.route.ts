import { getCreditFor } from '#app/features/payments/queries/credit.server.ts';
import type { CreditFor } from '#app/features/payments/words/describe-payments.ts';
import type { Call } from '#app/http/request/request-context.server.ts';
import { apiAnswer, notFoundResponse } from '#app/http/responses/error-responses.server.ts';
import { withViewer } from '#app/http/responses/with-user.server.ts';

/** Answers `GET /api/client-credit?invoice={id}` with the credit that can be used on an invoice. */
export function loader({ request, context }: Call): Promise<Response> {
  return withViewer({ request, context }, async ({ user }) => {
    const invoiceId = new URL(request.url).searchParams.get('invoice') ?? '';
    const found = await getCreditFor(context.db, { userId: user.id, invoiceId });
    if (!found) return notFoundResponse();
    const { status, ...credit } = found;
    return apiAnswer(credit satisfies CreditFor);
  });
}
