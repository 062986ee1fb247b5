/** Saves which emails to clients are sent automatically. */
export { answerMailSettings as action } from '#app/features/sending/server/mail-settings.api.server.ts';
