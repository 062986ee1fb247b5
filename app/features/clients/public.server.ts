export { type ClientRow, listAllClients, ownClientColumns } from './queries/client-rows.server.ts';
export { exportClients } from './server/list-clients.server.ts';
