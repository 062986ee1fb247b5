import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type ClientActionFunctionArgs, useLoaderData } from '@remix-run/react';
import { useOfflinePage } from '#app/features/offline/ui/use-offline-page.ts';
import {
  answerSettingsPage,
  getSettingsPage,
} from '#app/features/settings/server/settings-page.api.server.ts';
import { settingsTexts } from '#app/features/settings/texts.ts';
import { postSettings, type SettingsPageAnswer } from '#app/features/settings/ui/post-settings.ts';
import { SettingsPage } from '#app/features/settings/ui/settings-page.tsx';
import { titled } from '#app/frames/meta/page-meta.ts';
import { nativeCountry } from '#app/http/request/platform.server.ts';

export const meta = titled(() => settingsTexts.title);

export { shouldRevalidateAfterPost as shouldRevalidate } from '#app/frames/web/should-revalidate.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const country = await nativeCountry(request, context);
  return { country, account: await getSettingsPage(request, context, country) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return answerSettingsPage(request, context, await nativeCountry(request, context));
}

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return postSettings(request, () => serverAction<SettingsPageAnswer>());
}

export default function NativeSettings() {
  const loaded = useLoaderData<typeof loader>();
  useOfflinePage('settings', loaded.account);
  return <SettingsPage {...loaded} />;
}
