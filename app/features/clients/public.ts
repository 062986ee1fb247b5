export { keptClientMessages } from './words/kept-client.ts';
