export { answerDisconnectStripe as action } from '#app/handlers/cards/connect-calls.server.ts';
