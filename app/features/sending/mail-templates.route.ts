/** The seller's own templates for emails to clients. */
export {
  answerMailTemplatePost as action,
  answerMailTemplates as loader,
} from '#app/features/sending/server/mail-templates.api.server.ts';
