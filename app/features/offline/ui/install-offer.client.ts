import { installDismissedDays } from '#app/domain/account/retention.ts';
import { attempt } from '#app/ui/browser/stored.client.ts';

/** Local storage key of when the install prompt was dismissed. */
const dismissedKey = 'pwa-prompt-dismissed';

/** How long "Not now" lasts. */
const dismissedMs = installDismissedDays * 24 * 60 * 60 * 1000;

/** Chromium's event that offers to install the page as an app; other browsers don't fire it. */
export type InstallOffer = Event & { prompt: () => Promise<unknown> };

/** Whether the install prompt may be shown: not in the installed app, and not within 30 days after "Not now". */
export function canAskToInstall(storage: Pick<Storage, 'getItem'>, now: number): boolean {
  return attempt(() => {
    if (isInstalled()) return false;
    const dismissed = Number(storage.getItem(dismissedKey) ?? '0');
    return !(dismissed > 0 && dismissed <= now && now - dismissed < dismissedMs);
  }, false);
}

/** Saves "Not now"; if it can't be stored, the prompt appears again on the next visit. */
export function dismissInstall(storage: Pick<Storage, 'setItem'>, now: number): void {
  attempt(() => storage.setItem(dismissedKey, String(now)), undefined);
}

/** Whether the page runs as an installed app. */
function isInstalled(): boolean {
  const isHomeScreenApp = 'standalone' in navigator && navigator.standalone === true;
  return isHomeScreenApp || window.matchMedia('(display-mode: standalone)').matches;
}

// iOS reads an app's name and launch image from the page when it is added to the home screen, and only accepts images
// of exactly the screen's size. Drawing one here covers every device.

/** Background colors of the two themes, as in `styles/app.css`. */
const papers = { light: '#faf7f0', dark: '#161412' };

/** Adds what an iOS home screen app needs to the page; does nothing on other systems or in the installed app. */
export function addHomeScreenStyles(productName: string): void {
  const isTouchMac = navigator.userAgent.includes('Mac') && navigator.maxTouchPoints > 1;
  if (isInstalled() || !(isTouchMac || /iPhone|iPad|iPod/.test(navigator.userAgent))) return;
  if (document.head.querySelector('meta[name="apple-mobile-web-app-title"]')) return;
  addMeta('apple-mobile-web-app-capable', 'yes');
  addMeta('apple-mobile-web-app-title', productName);
  const mark = new Image();
  mark.onload = () => {
    for (const theme of ['light', 'dark'] as const) addPicture(mark, theme);
  };
  mark.src = '/icons/icon-192.png';
}

function addMeta(name: string, content: string): void {
  const meta = document.createElement('meta');
  meta.name = name;
  meta.content = content;
  document.head.appendChild(meta);
}

function addPicture(mark: HTMLImageElement, theme: keyof typeof papers): void {
  // Portrait: iOS expects this orientation however the device is held.
  const [width, height] = [screen.width, screen.height].sort((one, other) => one - other);
  if (!width || !height) return;
  const ratio = window.devicePixelRatio;
  const canvas = document.createElement('canvas');
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  const brush = canvas.getContext('2d');
  if (!brush) return;
  brush.fillStyle = papers[theme];
  brush.fillRect(0, 0, canvas.width, canvas.height);
  const size = 96 * ratio;
  brush.drawImage(mark, (canvas.width - size) / 2, (canvas.height - size) / 2, size, size);
  const link = document.createElement('link');
  link.rel = 'apple-touch-startup-image';
  link.media = `screen and (device-width: ${width}px) and (device-height: ${height}px) and (-webkit-device-pixel-ratio: ${ratio}) and (orientation: portrait) and (prefers-color-scheme: ${theme})`;
  link.href = canvas.toDataURL('image/png');
  document.head.appendChild(link);
}
