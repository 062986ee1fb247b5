import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from '@remix-run/react';
import type { ContactAnswer } from '#app/domain/contact/contact-message.ts';
import { refusedPostMessage } from '#app/features/account/ui/post-from-dialog.ts';
import { answerContact } from '#app/features/legal/server/contact.api.server.ts';
import { getLegalFacts } from '#app/features/legal/server/legal-facts.api.server.ts';
import { contactTexts } from '#app/features/legal/texts.ts';
import { ContactPage } from '#app/features/legal/ui/contact-page.tsx';
import { publicPage } from '#app/frames/meta/public-page-meta.ts';
import { requireCountry } from '#app/http/request/country.server.ts';
import { getViewerOrGuest } from '#app/http/session/session.server.ts';
import { fill } from '#app/i18n/fill.ts';

export const meta = publicPage(() => ({
  title: contactTexts.title,
  description: (productName) => fill(contactTexts.description, { productName }),
}));

export { shouldRevalidateAfterPost as shouldRevalidate } from '#app/frames/web/should-revalidate.ts';

export async function loader(call: LoaderFunctionArgs) {
  const viewer = await getViewerOrGuest(call.request, call.context);
  return { ...getLegalFacts(call), email: viewer?.user.email ?? null };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  return answerContact(request, context, requireCountry(params));
}

/** A network failure becomes a message, so that no input is lost. */
export async function clientAction({
  request,
  serverAction,
}: ClientActionFunctionArgs): Promise<ContactAnswer> {
  const form = await request.clone().formData();
  try {
    return await serverAction<ContactAnswer>();
  } catch (error) {
    const text = (name: string) => String(form.get(name) ?? '');
    const typed = { email: text('email'), subject: text('subject'), message: text('message') };
    const said = refusedPostMessage(error, contactTexts.notSent);
    return { outcome: 'refused', errors: { form: said }, typed };
  }
}

export default function Contact() {
  const answer = useActionData<ContactAnswer>();
  return <ContactPage {...useLoaderData<typeof loader>()} answer={answer ?? null} />;
}
