export { LiveUpdates } from './ui/live-updates.tsx';
