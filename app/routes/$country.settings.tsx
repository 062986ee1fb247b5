import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { describeAllowance } from '#app/http/allowance.server.ts';
import { requireCountry } from '#app/http/country.server.ts';
import { orDatabaseAway } from '#app/http/database-away.server.ts';
import { readViewer } from '#app/http/session.server.ts';
import { pageTitle } from '#app/screens/frame/page-title.ts';
import { SettingsPage } from '#app/screens/settings/settings-page.tsx';

export const meta: MetaFunction = ({ matches }) => [pageTitle('Settings', matches)];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const country = requireCountry(params);
  const viewer = await orDatabaseAway(readViewer(request, context), 'Error loading settings');
  return {
    country,
    account: viewer && {
      email: viewer.user.email,
      country: viewer.settings.country,
      allowance: describeAllowance(viewer, context.now),
    },
  };
}

export default function Settings() {
  const { country, account } = useLoaderData<typeof loader>();
  return <SettingsPage country={country} account={account} />;
}
