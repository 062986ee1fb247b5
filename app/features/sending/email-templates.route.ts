import * as z from 'zod';
import { parseStoredFields } from '#app/domain/custom-fields/change-fields.ts';
import { cleanLine, cleanLines } from '#app/domain/invoices/clean-text.ts';
import {
  documentLanguages,
  usualDocumentLanguage,
} from '#app/domain/language/document-language.ts';
import { checkEmailCopy } from '#app/domain/sending/check-send.ts';
import { templateKinds } from '#app/domain/sending/client-email.ts';
import {
  placeholderLabels,
  type TemplateAnswer,
  type TemplateStart,
} from '#app/domain/sending/email-template.ts';
import {
  dropTemplate,
  listTemplates,
  saveTemplate,
} from '#app/features/sending/queries/email-templates.server.ts';
import { customEmailCopy, defaultEmailCopy } from '#app/features/sending/words/email-copy.ts';
import { describeSendIssues } from '#app/features/sending/words/send-issues.ts';
import { parseOwnersJson, unreadableForm } from '#app/http/request/body.server.ts';
import type { Call } from '#app/http/request/request-context.server.ts';
import { apiAnswer } from '#app/http/responses/error-responses.server.ts';
import { withUser, withViewer } from '#app/http/responses/with-user.server.ts';
import { currentLanguage } from '#app/i18n/current-language.ts';

const longest = 20_000;
const postSchema = z.lazy(() =>
  z.object({
    kind: z.enum(templateKinds),
    language: z.enum(documentLanguages),
    subject: z.string().max(longest),
    message: z.string().max(longest),
  }),
);

/** Answers with the seller's email templates of every kind, in every document language. */
export function loader({ request, context }: Call): Promise<Response> {
  return withViewer({ request, context }, async ({ user, settings, customFields }) => {
    const stored = await listTemplates(context.db, user.id);
    const start: TemplateStart = {
      language:
        settings.invoiceLanguage ?? usualDocumentLanguage(settings.country, currentLanguage()),
      templates: templateKinds.flatMap((kind) =>
        documentLanguages.map((language) => ({
          kind,
          language,
          own: customEmailCopy(stored, kind, language),
          usual: defaultEmailCopy(kind, language),
        })),
      ),
      labels: placeholderLabels(parseStoredFields(customFields)),
    };
    return apiAnswer(start);
  });
}

/**
 * Saves the seller's template of a kind in a language; a text equal to the default isn't saved, so that it follows
 * later defaults.
 */
export async function action({ request, context }: Call): Promise<Response> {
  const posted = postSchema.safeParse(await parseOwnersJson(request, context));
  const { body, status } = await withUser<TemplateAnswer>(
    request,
    context,
    async (userId, viewer) => {
      if (!posted.success) return { body: unreadableForm(), status: 400 };
      const { kind, language } = posted.data;
      const subject = cleanLine(posted.data.subject);
      const message = cleanLines(posted.data.message);
      const labels = placeholderLabels(parseStoredFields(viewer.customFields));
      const issues = checkEmailCopy({ subject, message }, labels);
      if (Object.keys(issues).length > 0)
        return { body: { outcome: 'invalid', issues: describeSendIssues(issues) }, status: 422 };
      const words = { userId, kind, language };
      const usual = defaultEmailCopy(kind, language);
      if (subject === usual.subject && message === usual.message) {
        await dropTemplate(context.db, words);
      } else {
        await saveTemplate(context.db, { ...words, subject, body: message, now: context.now });
      }
      return { body: { outcome: 'saved' }, status: 200 };
    },
  );
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}
