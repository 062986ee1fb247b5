export { exportClients } from '#app/features/clients/server/client-views.server.ts';
export { type ClientRow, listAllClients, ownClientColumns } from './queries/client-rows.server.ts';
export { type CountedEvent, describeClientActivity } from './words/client-activity.ts';
