import { data } from '@remix-run/cloudflare';
import {
  type ContactAnswer,
  type ContactErrors,
  checkContact,
} from '#app/domain/contact/contact-message.ts';
import { type CountryCode, countries } from '#app/domain/country/country.ts';
import { contactTexts } from '#app/features/legal/texts.ts';
import { sendEmail } from '#app/http/email/send-email.server.ts';
import { parseFormBody } from '#app/http/request/body.server.ts';
import type { RequestContext } from '#app/http/request/request-context.server.ts';
import { claimTry, formatRetryMessage } from '#app/http/security/throttle.server.ts';
import { getViewerOrGuest } from '#app/http/session/session.server.ts';
import { fill } from '#app/i18n/fill.ts';
import { describeContactIssues } from '../words/contact-errors.ts';
import { contactFormEmail } from '../words/contact-form-email.ts';

/**
 * Emails a message to support, with the sender as reply-to. Nothing is stored. The sender gets no copy: that would let
 * anyone make us email unknown addresses.
 */
export async function answerContact(
  request: Request,
  context: RequestContext,
  country: CountryCode,
) {
  const form = await parseFormBody(request);
  const typed = {
    email: form.get('email') ?? '',
    subject: form.get('subject') ?? '',
    message: form.get('message') ?? '',
  };
  const checked = checkContact(typed);
  if (!checked.ok) return refuse(describeContactIssues(checked.issues), 400);
  const { message } = checked;
  const { config } = context;
  try {
    const wait = await claimTry(context, [{ limit: 'contactPerNetwork' }]);
    if (wait) return refuse({ form: formatRetryMessage(request, context, wait) }, 429);
    const viewer = await getViewerOrGuest(request, context);
    const account = viewer && { id: viewer.user.id, email: viewer.user.email };
    const submission = { message, countryName: countries[country].name, account };
    await sendEmail(context, {
      purpose: 'contact-support',
      to: { email: config.supportEmail, emailVerifiedAt: null },
      replyTo: message.email,
      write: () => contactFormEmail(config, submission),
    });
  } catch (error) {
    context.reportError(error);
    const { supportEmail } = config;
    return refuse({ form: fill(contactTexts.notSentWrite, { supportEmail }) }, 503);
  }
  return data<ContactAnswer>({ outcome: 'sent', email: message.email });

  function refuse(errors: ContactErrors, status: number) {
    return data<ContactAnswer>({ outcome: 'refused', errors, typed }, status);
  }
}
