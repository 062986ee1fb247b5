export { savedClientMessages } from './words/describe-client.ts';
