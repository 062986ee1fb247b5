export { selectClients } from './queries/known-records.server.ts';
