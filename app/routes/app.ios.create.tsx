import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { type ClientActionFunctionArgs, useLoaderData } from '@remix-run/react';
import type { AuthAnswer } from '#app/domain/account/auth-answer.ts';
import type { KeptLineAnswer, SaveAnswer } from '#app/domain/invoices/save-answer.ts';
import { answerCreatePage, readCreatePage } from '#app/handlers/invoices/create-page.server.ts';
import { nativeCountry } from '#app/http/request/shell.server.ts';
import { postFromDialog } from '#app/screens/account/post-from-dialog.ts';
import { pageTitle } from '#app/screens/frame/page-title.ts';
import { shouldRevalidateAfterPost } from '#app/screens/frame/should-revalidate.ts';
import { CreateInvoicePage } from '#app/screens/invoice-form/create-invoice-page.tsx';
import { useOfflineForm } from '#app/screens/offline/use-offline-page.ts';

export const meta: MetaFunction = ({ matches }) => [pageTitle('Create Invoice', matches)];

export const shouldRevalidate = shouldRevalidateAfterPost;

export function loader({ request, context }: LoaderFunctionArgs) {
  return readCreatePage(request, context, null, { mustSignIn: true });
}

export async function action({ request, context }: ActionFunctionArgs) {
  return answerCreatePage(request, context, await nativeCountry(request, context));
}

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return postFromDialog({
    request,
    country: undefined,
    serverAction: () => serverAction<SaveAnswer | KeptLineAnswer | AuthAnswer>(),
  });
}

export default function NativeCreate() {
  const loaded = useLoaderData<typeof loader>();
  useOfflineForm(loaded);
  return <CreateInvoicePage start={loaded} />;
}

// @covers platform-2.12
