import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type ClientActionFunctionArgs, useLoaderData } from '@remix-run/react';
import { OpeningPage } from '#app/features/offline/ui/opening-page.tsx';
import { loadSettings } from '#app/features/offline/ui/settings-entries.client.ts';
import { useOfflinePage } from '#app/features/offline/ui/use-offline-page.ts';
import {
  answerSettingsPage,
  getSettingsPage,
} from '#app/features/settings/server/settings-page.api.server.ts';
import { settingsTexts } from '#app/features/settings/texts.ts';
import { postSettings, type SettingsPageAnswer } from '#app/features/settings/ui/post-settings.ts';
import { SettingsPage } from '#app/features/settings/ui/settings-page.tsx';
import { withOutbox } from '#app/features/settings/ui/settings-state.ts';
import { unlisted } from '#app/frames/meta/page-meta.ts';
import { requireCountry } from '#app/http/request/country.server.ts';
import { leaveForNative } from '#app/http/request/platform.server.ts';

export const meta = unlisted(
  () => settingsTexts.title,
  () => settingsTexts.description,
);

export { shouldRevalidateAfterPost as shouldRevalidate } from '#app/frames/web/should-revalidate.ts';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  leaveForNative(request, 'settings');
  const country = requireCountry(params);
  return { country, account: await getSettingsPage(request, context, country) };
}

export function action({ request, params, context }: ActionFunctionArgs) {
  return answerSettingsPage(request, context, requireCountry(params));
}

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return postSettings(request, () => serverAction<SettingsPageAnswer>());
}

export default function Settings() {
  const loaded = useLoaderData<typeof loader>();
  const shown = useOfflinePage('settings', loaded.account);
  switch (shown.kind) {
    case 'loaded':
      return <SettingsPage {...loaded} />;
    case 'unknown':
      return <OpeningPage title={settingsTexts.title} />;
    case 'kept': {
      // This device doesn't store an account's settings, so without loaded ones there is nothing to edit.
      if (shown.person && !shown.page) return <OpeningPage title={settingsTexts.title} isAway />;
      const { country } = loaded;
      const account =
        shown.page && withOutbox(shown.page, loadSettings(localStorage, shown.page.id), country);
      return <SettingsPage country={country} account={account} />;
    }
  }
}
