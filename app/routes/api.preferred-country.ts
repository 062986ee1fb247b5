export { answerPreferredCountry as action } from '#app/handlers/site/preferred-country.server.ts';
