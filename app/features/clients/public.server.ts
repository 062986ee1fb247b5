export { type ClientRow, ownClientColumns, listAllClients } from './queries/client-rows.server.ts';
export { exportClients } from './server/list-clients.server.ts';
