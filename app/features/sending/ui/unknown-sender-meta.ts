import { unknownSenderTexts } from '#app/features/sending/texts/unknown-sender.ts';
import { unlisted } from '#app/frames/meta/page-meta.ts';

export const unknownSenderMeta = unlisted(
  () => unknownSenderTexts.title,
  () => unknownSenderTexts.careful,
);
