import { verifyTexts } from '#app/features/verify/texts/verify.ts';
import { unlisted } from '#app/frames/meta/page-meta.ts';

export const verifyPageMeta = unlisted(
  () => verifyTexts.title,
  () => verifyTexts.lead,
);
