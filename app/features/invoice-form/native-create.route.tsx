import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import {
  answerCreatePage,
  getCreatePage,
} from '#app/features/invoice-form/server/create-page.api.server.ts';
import { invoiceFormTexts } from '#app/features/invoice-form/texts.ts';
import { CreateInvoicePage } from '#app/features/invoice-form/ui/create-invoice-page.tsx';
import { useOfflineForm } from '#app/features/offline/ui/use-offline-page.ts';
import { titled } from '#app/frames/meta/page-meta.ts';
import { nativeCountry } from '#app/http/request/platform.server.ts';

export const meta = titled(() => invoiceFormTexts.page.create);

export { postFromDialog as clientAction } from '#app/features/account/ui/post-from-dialog.ts';
export { shouldRevalidateAfterPost as shouldRevalidate } from '#app/frames/web/should-revalidate.ts';

export function loader({ request, context }: LoaderFunctionArgs) {
  return getCreatePage(request, context, null, { mustSignIn: true });
}

export async function action({ request, context }: ActionFunctionArgs) {
  return answerCreatePage(request, context, await nativeCountry(request, context));
}

export default function NativeCreate() {
  const loaded = useLoaderData<typeof loader>();
  useOfflineForm(loaded);
  return <CreateInvoicePage start={loaded} />;
}
