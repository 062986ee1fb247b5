export { CookieSettings } from './ui/cookie-settings.tsx';
export { watchPayment } from './ui/payment-events.client.ts';
export { track, type UpgradePlace } from './ui/track.client.ts';
export { whenLookedAt } from './ui/when-looked-at.client.ts';
