export { CookieSettings } from './ui/cookie-settings.tsx';
export {
  watchPayment,
  whenVisible,
} from './ui/payment-events.client.ts';
export { track, type UpgradePlace } from './ui/track.client.ts';
