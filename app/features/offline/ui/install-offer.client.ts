import { installDismissedDays } from '#app/domain/account/retention.ts';
import { attempt } from '#app/ui/browser/stored.client.ts';

/** Local storage key of when the install prompt was put away. */
const dismissedKey = 'pwa-prompt-dismissed';

/** How long "Not now" holds. */
const dismissedMs = installDismissedDays * 24 * 60 * 60 * 1000;

/** Chromium's offer to install the page as an app; other browsers make none. */
export type InstallOffer = Event & { prompt: () => Promise<unknown> };

/** Whether the visitor may be asked now: not in the installed app, and not for 30 days after "Not now". */
export function mayAskToInstall(storage: Pick<Storage, 'getItem'>, now: number): boolean {
  return attempt(() => {
    if (isInstalled()) return false;
    const dismissed = Number(storage.getItem(dismissedKey) ?? '0');
    return !(dismissed > 0 && dismissed <= now && now - dismissed < dismissedMs);
  }, false);
}

/** Notes "Not now"; where that cannot be stored the question comes again with the next visit. */
export function dismissInstall(storage: Pick<Storage, 'setItem'>, now: number): void {
  attempt(() => storage.setItem(dismissedKey, String(now)), undefined);
}

/** Whether the page runs as an installed app. */
export function isInstalled(): boolean {
  const isHomeScreenApp = 'standalone' in navigator && navigator.standalone === true;
  return isHomeScreenApp || window.matchMedia('(display-mode: standalone)').matches;
}
