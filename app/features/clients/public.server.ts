export { type ClientRow, ownClientColumns, readAllClients } from './queries/client-rows.server.ts';
export { exportClients } from './server/list-clients.server.ts';
