import { unknownSenderTexts } from '#app/texts/unknown-sender.ts';
import { unlisted } from '../meta/page-meta.ts';

export const unknownSenderMeta = unlisted(
  () => unknownSenderTexts.title,
  () => unknownSenderTexts.careful,
);
