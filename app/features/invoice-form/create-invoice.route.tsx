import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { withBank } from '#app/domain/bank/bank-details.ts';
import {
  answerCreatePage,
  getCreatePage,
} from '#app/features/invoice-form/server/create-page.api.server.ts';
import { invoiceFormTexts } from '#app/features/invoice-form/texts.ts';
import { CreateInvoicePage } from '#app/features/invoice-form/ui/create-invoice-page.tsx';
import { OpeningPage } from '#app/features/offline/ui/opening-page.tsx';
import { useOfflineForm } from '#app/features/offline/ui/use-offline-page.ts';
import { publicPageMeta } from '#app/frames/meta/public-page-meta.ts';
import { requireCountry } from '#app/http/request/country.server.ts';

export const meta: MetaFunction<typeof loader> = ({ data: start, ...page }) => {
  const isEdit = start?.opened?.kind === 'edit' || Boolean(start?.closed);
  const name = isEdit ? invoiceFormTexts.page.edit : invoiceFormTexts.page.create;
  const title = start?.pageName ?? name;
  return publicPageMeta({ title, description: invoiceFormTexts.page.description }, page);
};

export { postFromDialog as clientAction } from '#app/features/account/ui/post-from-dialog.ts';
export { shouldRevalidateAfterPost as shouldRevalidate } from '#app/frames/web/should-revalidate.ts';

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return getCreatePage(request, context, requireCountry(params));
}

export function action({ request, params, context }: ActionFunctionArgs) {
  return answerCreatePage(request, context, requireCountry(params));
}

export default function CreateInvoice() {
  const loaded = useLoaderData<typeof loader>();
  const shown = useOfflineForm(loaded);
  if (shown.kind === 'unknown') return <OpeningPage title={invoiceFormTexts.page.create} />;
  return <CreateInvoicePage start={shown.kind === 'kept' ? startOffline(loaded, shown) : loaded} />;
}

type Start = ReturnType<typeof useLoaderData<typeof loader>>;

/**
 * Returns the form's initial data for a page that was loaded offline: the country from the address, everything else as
 * last loaded.
 */
function startOffline(
  drawn: Start,
  { person, page }: { person: string | null; page: Start | null },
) {
  const { country, today } = drawn;
  // The page may have been rendered on an earlier day, so the browser's date applies.
  const here = { country, today, isDayKnown: false };
  const kept = { ...drawn, ...(page ?? { userId: person }) };
  const isMoved = page !== null && page.country !== country;
  return {
    ...kept,
    ...here,
    defaults: isMoved ? elsewhere(kept.defaults) : kept.defaults,
  };
}

/**
 * Returns defaults for another country than the one they were stored for: without bank details and tax registration.
 */
function elsewhere(kept: Start['defaults']): Start['defaults'] {
  const { registered, taxNumbers, taxes, ...others } = kept;
  return withBank(others, {}, '');
}
