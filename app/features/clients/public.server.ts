export { type ClientRow, listAllClients, ownClientColumns } from './queries/client-rows.server.ts';
export { clientTextSchema } from './server/client-action.api.server.ts';
export { exportClients } from './server/client-views.server.ts';
export { type CountedEvent, describeClientActivity } from './words/describe-client.ts';
