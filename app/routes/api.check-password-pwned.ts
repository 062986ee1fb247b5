export { answerBreachQuestion as action } from '#app/handlers/account/breach-question.server.ts';
