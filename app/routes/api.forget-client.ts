export { answerForgetClient as action } from '#app/handlers/clients/forget-client.server.ts';
