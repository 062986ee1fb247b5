import { Buffer } from 'node:buffer';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import PostalMime from 'postal-mime';

/** What a `send_email` binding receives. */
export type ProviderEmail = {
  from: { name: string; email: string };
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  attachments: {
    filename: string;
    type: string;
    disposition: 'attachment' | 'inline';
    contentId?: string;
    content: ArrayBuffer;
  }[];
};

/**
 * Returns what a recipient sees of an email passed to the provider. In production, the provider builds headers and
 * parts; here one library builds them from the same values, and an unrelated one parses them.
 */
export async function parseGiven(email: ProviderEmail) {
  const { from, attachments, ...rest } = email;
  const message = new MailComposer({
    ...rest,
    from: { name: from.name, address: from.email },
    attachments: attachments.map(({ filename, type, disposition, contentId, content }) => ({
      filename,
      contentType: type,
      contentDisposition: disposition,
      ...(contentId !== undefined && { cid: contentId }),
      content: Buffer.from(content),
    })),
  });
  const raw = await message.compile().build();
  return PostalMime.parse(raw);
}
