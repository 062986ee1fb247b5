import { internationalPhone } from '#app/domain/clients/international-phone.ts';
import { invoiceWorkTexts } from '#app/features/invoice-list/texts.ts';
import { getLinkToShare } from '#app/features/public-invoice/queries/link-to-share.server.ts';
import { introduceLink, type SharedLink } from '#app/features/public-invoice/words/shared-link.ts';
import { sendingTexts } from '#app/features/sending/texts.ts';
import type { Call } from '#app/http/request/request-context.server.ts';
import {
  apiAnswer,
  apiError,
  notFoundResponse,
} from '#app/http/responses/error-responses.server.ts';
import { withViewer } from '#app/http/responses/with-user.server.ts';

/** Answers with what the apps of the owner's device need to share a document's link: `GET /api/share-link?invoice={id}`. */
export function loader({ request, context }: Call): Promise<Response> {
  return withViewer({ request, context }, async ({ user }) => {
    const invoiceId = new URL(request.url).searchParams.get('invoice') ?? '';
    const found = await getLinkToShare(context.db, { userId: user.id, invoiceId });
    if (!found) return notFoundResponse();
    if (found.status === 'void') return apiError(409, 'void', sendingTexts.refusals.void);
    if (found.link === null) return apiError(409, 'unlinked', invoiceWorkTexts.link.none);
    const { number, link, phone, country, region } = found;
    const shared: SharedLink = {
      number,
      url: `${context.config.publicOrigin}/view-invoice/${link}`,
      text: introduceLink(found),
      phone: country && internationalPhone({ phone, country, region }),
    };
    return apiAnswer(shared);
  });
}
