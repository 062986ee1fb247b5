export { answerBreachQuestion as action } from '#app/features/account/server/breach-question.api.server.ts';
