/** What a mail needs to be sent; `to` is a checked address. */
type Mail = { to: string; subject: string; text: string; html: string };

type MailSettings = { mailFrom: string; mailUrl: string | undefined };

/** Cloudflare's `send_email` binding (Email Service). */
type EmailBinding = { send(mail: Mail & { from: string }): Promise<unknown> };

/**
 * The one way out for mails: the `EMAIL` binding in production, an HTTP address where `MAIL_URL` is set.
 * @returns a function that throws when the provider did not take the mail
 */
export function createMailer(settings: MailSettings, env: unknown): (mail: Mail) => Promise<void> {
  return async (mail) => {
    const message = { ...mail, from: settings.mailFrom };
    if (settings.mailUrl) {
      const answer = await fetch(settings.mailUrl, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(5_000),
      });
      if (!answer.ok) throw new Error(`The mail service answered ${answer.status}.`);
      return;
    }
    const binding = (env as { EMAIL?: EmailBinding }).EMAIL;
    if (!binding) throw new Error('No mail service is configured: neither EMAIL nor MAIL_URL.');
    await binding.send(message);
  };
}
