export { answerLanguage as action } from '#app/features/settings/server/language.api.server.ts';
