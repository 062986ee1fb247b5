export { answerPreferredCountry as action } from '#app/features/settings/server/preferred-country.api.server.ts';
