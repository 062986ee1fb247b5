import { type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { confirmParameter } from '#app/domain/account/email-link.ts';
import { nativePaths } from '#app/domain/navigation/page-paths.ts';
import { followConfirmation } from '#app/features/account/server/confirmation.api.server.ts';
import { SendToWelcome } from '#app/features/landing/ui/send-to-welcome.tsx';
import { HomePage } from '#app/features/native/ui/home-page.tsx';
import { titled } from '#app/frames/meta/page-meta.ts';
import { nativeCountry } from '#app/http/request/platform.server.ts';
import { orDatabaseAway } from '#app/http/responses/error-responses.server.ts';
import { requireViewer } from '#app/http/session/guards.server.ts';
import { getViewer } from '#app/http/session/session.server.ts';
import { pageTexts } from '#app/i18n/texts.ts';

export const meta = titled(() => pageTexts.home);

const failure = 'data';

/**
 * The app's entry page. Users with an invoice are redirected to the list; the start screen is for those without one.
 * Links that confirm an email address also lead here, and apply to the signed-in user.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const isConfirmation = new URL(request.url).searchParams.has(confirmParameter);
  const viewer = isConfirmation
    ? await requireViewer(request, context, failure)
    : await orDatabaseAway(getViewer(request, context), failure);
  if (viewer) {
    const hasInvoices = viewer.settings.totalInvoicesCreated > 0;
    const page = hasInvoices ? nativePaths.invoices : nativePaths.home;
    const confirmation = await orDatabaseAway(
      followConfirmation(request, context, viewer, page),
      failure,
    );
    if (confirmation) throw confirmation;
    if (hasInvoices) throw redirect(page);
  }
  return { country: await nativeCountry(request, context), isSignedIn: viewer !== null };
}

export default function NativeHome() {
  const { country, isSignedIn } = useLoaderData<typeof loader>();
  return (
    <>
      <SendToWelcome country={country} />
      <HomePage isSignedIn={isSignedIn} />
    </>
  );
}
