import { isInstalled } from './install-offer.client.ts';

// iOS takes an app's name and first picture from the page at the moment it is put on the home screen, and the picture
// only in exactly the size of the screen: drawn here, it fits every device there will be.

/** Papers of the two themes, as in `styles/app.css`. */
const papers = { light: '#faf7f0', dark: '#161412' };

/** Gives a page on iOS what its home screen needs; does nothing elsewhere, nor in the installed app. */
export function addHomeScreenLook(productName: string): void {
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
  // Upright: iOS counts a screen so, however it is held.
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
