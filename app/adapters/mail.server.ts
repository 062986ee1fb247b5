import { isEmail } from '#app/domain/account/email.ts';

/** What a mail needs to be sent; `to` and `replyTo` are bare addresses. */
type Mail = { to: string; replyTo?: string; subject: string; text: string; html: string };

type MailSettings = { mailFrom: string; mailUrl: string | undefined };

/** Cloudflare's `send_email` binding (Email Service). */
type EmailBinding = {
  send(mail: Mail & { from: string | { name: string; email: string } }): Promise<unknown>;
};

/**
 * The one way out for mails: the `EMAIL` binding in production, an HTTP address where `MAIL_URL` is set.
 * @returns a function that throws when the mail is malformed or the provider did not take it; its errors name no person
 */
export function createMailer(settings: MailSettings, env: unknown): (mail: Mail) => Promise<void> {
  return async (mail) => {
    refuseMalformed(mail);
    if (settings.mailUrl) {
      const answer = await fetch(settings.mailUrl, {
        redirect: 'manual',
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...mail, from: settings.mailFrom }),
        signal: AbortSignal.timeout(5_000),
      });
      if (!answer.ok) throw new Error(`The mail service answered ${answer.status}.`);
      return;
    }
    const binding = (env as { EMAIL?: EmailBinding }).EMAIL;
    if (!binding) throw new Error('No mail service is configured: neither EMAIL nor MAIL_URL.');
    await binding.send({ ...mail, from: readSender(settings.mailFrom) });
  };
}

/** A line break would end a header and start the attacker's own; a comma would add a reader (CWE-93). */
function refuseMalformed({ to, replyTo, subject }: Mail): void {
  if (replyTo !== undefined && !isEmail(replyTo)) {
    throw new Error('A mail was refused: its answers would not go to one bare address.');
  }
  if (!isEmail(to)) throw new Error('A mail was refused: its recipient is not one bare address.');
  if (/[\p{Cc}\u2028\u2029]/u.test(subject)) {
    throw new Error('A mail was refused: its subject holds a control character.');
  }
}

/** The binding takes a sender with a name as two values. */
function readSender(mailFrom: string): string | { name: string; email: string } {
  const [, name, email] = /^\s*"?([^"<>]+?)"?\s*<([^<>]+)>\s*$/.exec(mailFrom) ?? [];
  return name && email ? { name, email } : mailFrom;
}

// @covers V1.3.11 V15.3.2
