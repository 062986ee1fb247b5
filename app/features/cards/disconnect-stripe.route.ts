export { answerDisconnectStripe as action } from '#app/features/cards/server/connect.api.server.ts';
