/** The seller's own words for mails to clients. */
export {
  answerMailTemplatePost as action,
  answerMailTemplates as loader,
} from '#app/handlers/settings/mail-templates.server.ts';
