/** Which mails to clients leave by themselves. */
export { answerMailSettings as action } from '#app/handlers/settings/mail-settings.server.ts';
