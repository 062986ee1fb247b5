import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { nativePlaces } from '#app/domain/navigation/places.ts';
import { followConfirmation } from '#app/http/confirmation.server.ts';
import { orDatabaseAway } from '#app/http/database-away.server.ts';
import { readViewer } from '#app/http/session.server.ts';
import { nativeCountry } from '#app/http/shell.server.ts';
import { pageTitle } from '#app/screens/frame/page-title.ts';
import { HomePage } from '#app/screens/native-frame/home-page.tsx';
import { SendToWelcome } from '#app/screens/welcome/send-to-welcome.tsx';

export const meta: MetaFunction = ({ matches }) => [pageTitle('Home', matches)];

/** The app opens here. Whoever has made an invoice goes on to the list: the start screen is for those who have none. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = await orDatabaseAway(readViewer(request, context), 'Error loading data');
  if (viewer) {
    const { home } = nativePlaces;
    const confirmation = await orDatabaseAway(
      followConfirmation(request, context, viewer, home),
      'Error loading data',
    );
    if (confirmation) throw confirmation;
    if (viewer.settings.totalInvoicesCreated > 0) throw redirect(nativePlaces.invoices);
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
