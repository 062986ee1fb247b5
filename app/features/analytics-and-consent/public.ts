export {
  watchPayment,
  whenLookedAt,
} from '#app/features/analytics-and-consent/ui/payment-events.client.ts';
export { CookieSettings } from './ui/cookie-settings.tsx';
export { track, type UpgradePlace } from './ui/track.client.ts';
