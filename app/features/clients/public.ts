export { keptClientMessages } from './words/describe-client.ts';
