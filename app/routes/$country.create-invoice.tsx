import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { data } from '@remix-run/cloudflare';
import { type ClientActionFunctionArgs, useLoaderData, useNavigate } from '@remix-run/react';
import { readLocalPictures } from '#app/browser/local-pictures.client.ts';
import { track } from '#app/browser/track.client.ts';
import type { AuthAnswer } from '#app/domain/account/auth-answer.ts';
import type { ProductAnswer, SaveAnswer } from '#app/domain/invoice/save-answer.ts';
import { pictureAddresses } from '#app/domain/settings/picture-address.ts';
import { answerAuth } from '#app/http/auth-action.server.ts';
import { describeBilling } from '#app/http/billing.server.ts';
import { readJson } from '#app/http/body.server.ts';
import { requireCountry } from '#app/http/country.server.ts';
import { orDatabaseAway } from '#app/http/database-away.server.ts';
import { describeFormDefaults } from '#app/http/form-defaults.server.ts';
import { requireViewer } from '#app/http/guards.server.ts';
import {
  type FormOpening,
  openInvoice,
  openingFailures,
  readAskedInvoice,
} from '#app/http/opened-invoice.server.ts';
import { offeredProviders } from '#app/http/provider-sign-in.server.ts';
import type { RequestContext } from '#app/http/request-context.server.ts';
import { answerFormPost } from '#app/http/save-request.server.ts';
import { readViewer, type Viewer } from '#app/http/session.server.ts';
import { sellersTimeZone, sellersToday } from '#app/http/today.server.ts';
import { isFormPost, postFromDialog } from '#app/screens/account/post-from-dialog.ts';
import { useDialogPost } from '#app/screens/account/use-dialog-post.ts';
import { shouldRevalidateAfterPost } from '#app/screens/frame/should-revalidate.ts';
import { usePost } from '#app/screens/frame/use-post.ts';
import { InvoiceFormScreen } from '#app/screens/invoice-form/invoice-form-screen.tsx';
import { PaidInvoicePage } from '#app/screens/invoice-form/paid-invoice-page.tsx';
import { useCreateAgain } from '#app/screens/invoice-form/use-create-again.ts';
import { useReopened } from '#app/screens/invoice-form/use-reopened.ts';
import { publicPageMeta } from '#app/screens/meta/public-page-meta.ts';
import { useKeptPage } from '#app/screens/offline/kept-page.ts';
import { OpeningPage } from '#app/screens/offline/opening-page.tsx';
import { type FormChoices, readFormStart } from '#app/services/invoices/read-form-start.server.ts';

export const meta: MetaFunction<typeof loader> = ({ data: start, ...place }) => {
  const isEdit = start?.opened?.kind === 'edit' || Boolean(start?.paid);
  return publicPageMeta(
    {
      title: isEdit ? 'Edit Invoice' : 'Create Invoice',
      description:
        'The invoice form: your business, your client, what you did. Totals and tax are worked out while you type, without an account.',
    },
    place,
  );
};

export const shouldRevalidate = shouldRevalidateAfterPost;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const country = requireCountry(params);
  const asked = readAskedInvoice(new URL(request.url));
  const viewer = asked
    ? await requireViewer(request, context, openingFailures[asked.kind])
    : await orDatabaseAway(readViewer(request, context), 'Error loading settings');
  const opening: FormOpening =
    viewer && asked
      ? await openInvoice(context, viewer, asked, country)
      : {
          ...(await readChoices(context, viewer)),
          opened: null,
          paid: null,
          pictures: viewer && pictureAddresses(viewer.settings),
        };
  return {
    country,
    today: sellersToday(request, context, viewer),
    isDayKnown: sellersTimeZone(request, viewer) !== null,
    userId: viewer?.user.id ?? null,
    defaults: describeFormDefaults(viewer),
    providers: viewer ? [] : offeredProviders(context),
    billing: viewer && describeBilling(viewer, context),
    ...opening,
  };
}

function readChoices({ db }: RequestContext, viewer: Viewer | null): Promise<FormChoices> {
  if (!viewer) return Promise.resolve({ clients: [], products: [] });
  return orDatabaseAway(readFormStart(db, viewer.user.id), 'Error loading data');
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const country = requireCountry(params);
  // The form itself posts JSON, the sign-in dialog over it posts its fields.
  if (isFormPost(request)) return answerAuth(request, context, country);
  const { body, status } = await answerFormPost(await readJson(request), request, context, country);
  return data(body, { status });
}

export function clientAction({ request, params, serverAction }: ClientActionFunctionArgs) {
  return postFromDialog({
    request,
    country: params.country,
    serverAction: () => serverAction<SaveAnswer | ProductAnswer | AuthAnswer>(),
  });
}

export default function CreateInvoice() {
  const loaded = useLoaderData<typeof loader>();
  // What was opened to clone or edit is not for offline use.
  const shown = useKeptPage('create-invoice', loaded.opened || loaded.paid ? null : loaded);
  if (shown.kind === 'unknown') return <OpeningPage title="Create Invoice" />;
  return <InvoiceForm start={shown.kind === 'kept' ? startOffline(loaded, shown) : loaded} />;
}

type Start = ReturnType<typeof useLoaderData<typeof loader>>;

/** What the form begins with when the page comes from this device: of the address what is of it, the rest as last loaded. */
function startOffline(
  shell: Start,
  { person, page }: { person: string | null; page: Start | null },
) {
  const { country, today } = shell;
  // The day is the browser's: the page was drawn on another one.
  const here = { country, today, isDayKnown: false };
  return { ...shell, ...(page ?? { userId: person }), ...here };
}

function InvoiceForm({ start: given }: { start: Start }) {
  const { country, opened: nowOpened, paid: nowPaid, ...start } = given;
  const navigate = useNavigate();
  const { shown, times, reopen } = useReopened({ opened: nowOpened, paid: nowPaid }, start.userId);
  const { opened, paid } = shown;
  const here = `/${country}/create-invoice`;
  const { again, times: timesAgain } = useCreateAgain({
    formPath: here,
    listPath: start.userId && `/${country}/invoices`,
    shown: paid ? 'none' : opened ? 'opened' : 'new',
  });
  const postSave = usePost<SaveAnswer>(here, 'application/json');
  const postProduct = usePost<ProductAnswer>(here, 'application/json');
  const submitAuth = useDialogPost(here);

  if (paid) return <PaidInvoicePage country={country} invoice={paid} />;
  return (
    <InvoiceFormScreen
      key={opened ? `${opened.kind} ${opened.id} ${times}` : `new ${timesAgain}`}
      {...start}
      opened={opened}
      country={country}
      save={(draft, options) => {
        // What the guest's preview showed; settings of the account may not have it yet.
        const pictures = options.guestWaiting && { pictures: readLocalPictures() };
        return postSave({ intent: 'save', draft, ...options, ...pictures });
      }}
      saveProduct={(product) => postProduct({ intent: 'save-product', ...product })}
      submitAuth={submitAuth}
      onSaved={(id, _invoiceNumber, download) => {
        const isEdit = opened?.kind === 'edit';
        if (!isEdit) track('create_invoice', { country });
        const query = new URLSearchParams({
          ...(isEdit && opened.isArchived && { archived: 'true' }),
          highlight: id,
          ...(download && { download: 'true' }),
        });
        navigate(`/${country}/invoices?${query}`);
      }}
      onReopen={reopen}
      again={again}
    />
  );
}
