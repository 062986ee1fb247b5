import { verifyTexts } from '#app/texts/verify.ts';
import { unlisted } from '../meta/page-meta.ts';

export const verifyPageMeta = unlisted(
  () => verifyTexts.title,
  () => verifyTexts.lead,
);
