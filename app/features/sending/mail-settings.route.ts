/** Which mails to clients leave by themselves. */
export { answerMailSettings as action } from '#app/features/sending/server/mail-settings.api.server.ts';
