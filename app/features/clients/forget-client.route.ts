export { answerForgetClient as action } from '#app/features/clients/server/forget-client.api.server.ts';
