export { clientLabel } from './words/client-fields.ts';
