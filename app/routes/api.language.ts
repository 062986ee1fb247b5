export { answerLanguage as action } from '#app/handlers/site/language.server.ts';
