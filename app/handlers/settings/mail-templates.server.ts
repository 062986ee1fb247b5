import * as z from 'zod';
import { cleanLine, cleanLines } from '#app/domain/invoices/clean-text.ts';
import {
  type DocumentLanguage,
  documentLanguages,
  usualDocumentLanguage,
} from '#app/domain/language/document-language.ts';
import { checkWords } from '#app/domain/sending/check-send.ts';
import { mailLanguage } from '#app/domain/sending/invoice-mail.ts';
import type {
  MailWords,
  TemplateAnswer,
  TemplateStart,
} from '#app/domain/sending/template-answer.ts';
import { readOwnersJson, unreadableForm } from '#app/http/request/body.server.ts';
import type { Call } from '#app/http/request/request-context.server.ts';
import { answerSignedIn } from '#app/http/responses/answer-signed-in.server.ts';
import { answerViewer } from '#app/http/responses/answer-viewer.server.ts';
import { apiAnswer } from '#app/http/responses/api-error.server.ts';
import { clientMailTexts } from '#app/texts/client-mail.ts';
import { currentLanguage } from '#app/texts/current-language.ts';
import { textsIn } from '#app/texts/room.ts';
import {
  dropTemplate,
  keepTemplate,
  readTemplates,
} from '#db/queries/sending/mail-templates.server.ts';

const longest = 20_000;
const postShape = z.lazy(() =>
  z.object({
    language: z.enum(documentLanguages),
    subject: z.string().max(longest),
    message: z.string().max(longest),
  }),
);

/** The words of the seller's mails in every language of documents. */
export function answerMailTemplates({ request, context }: Call): Promise<Response> {
  return answerViewer({ request, context }, async ({ user, settings }) => {
    const stored = await readTemplates(context.db, user.id);
    const start: TemplateStart = {
      language:
        settings.invoiceLanguage ?? usualDocumentLanguage(settings.country, currentLanguage()),
      templates: documentLanguages.map((language) => {
        const own = stored.find((each) => each.kind === 'invoice' && each.language === language);
        return {
          language,
          own: own ? { subject: own.subject, message: own.body } : null,
          usual: usualWords(language),
        };
      }),
    };
    return apiAnswer(start);
  });
}

/** Keeps the seller's words of a language; the product's own are not kept, so that they follow it. */
export async function answerMailTemplatePost({ request, context }: Call): Promise<Response> {
  const posted = postShape.safeParse(await readOwnersJson(request, context));
  const { body, status } = await answerSignedIn<TemplateAnswer>(
    request,
    context,
    async (userId) => {
      if (!posted.success) return { body: unreadableForm(), status: 400 };
      const { language } = posted.data;
      const subject = cleanLine(posted.data.subject);
      const message = cleanLines(posted.data.message);
      const issues = checkWords({ subject, message });
      if (Object.keys(issues).length > 0)
        return { body: { outcome: 'invalid', issues }, status: 422 };
      const words = { userId, kind: 'invoice', language } as const;
      const usual = usualWords(language);
      if (subject === usual.subject && message === usual.message) {
        await dropTemplate(context.db, words);
      } else {
        await keepTemplate(context.db, { ...words, subject, body: message, now: context.now });
      }
      return { body: { outcome: 'saved' }, status: 200 };
    },
  );
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}

function usualWords(language: DocumentLanguage): MailWords {
  return textsIn(clientMailTexts, mailLanguage(language)).templates.invoice;
}

// @covers paid-4.2
