export { SendToWelcome } from './ui/send-to-welcome.tsx';
