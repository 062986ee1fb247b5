import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { answerCreatePage, readCreatePage } from '#app/handlers/invoices/create-page.server.ts';
import { nativeCountry } from '#app/http/request/platform.server.ts';
import { CreateInvoicePage } from '#app/screens/invoice-form/create-invoice-page.tsx';
import { titled } from '#app/screens/meta/page-meta.ts';
import { useOfflineForm } from '#app/screens/offline/use-offline-page.ts';
import { invoiceFormTexts } from '#app/texts/invoice-form.ts';

export const meta = titled(() => invoiceFormTexts.page.create);

export { postFromDialog as clientAction } from '#app/screens/account/post-from-dialog.ts';
export { shouldRevalidateAfterPost as shouldRevalidate } from '#app/screens/frame/should-revalidate.ts';

export function loader({ request, context }: LoaderFunctionArgs) {
  return readCreatePage(request, context, null, { mustSignIn: true });
}

export async function action({ request, context }: ActionFunctionArgs) {
  return answerCreatePage(request, context, await nativeCountry(request, context));
}

export default function NativeCreate() {
  const loaded = useLoaderData<typeof loader>();
  useOfflineForm(loaded);
  return <CreateInvoicePage start={loaded} />;
}
