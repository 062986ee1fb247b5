export { clientLabel } from './words/describe-client.ts';
