import { imprintTexts } from '#app/features/legal/texts.ts';
import { Imprint } from '#app/features/legal/ui/imprint.tsx';
import { legalRoute } from '#app/features/legal/ui/legal-page.tsx';
import { publicPage } from '#app/frames/meta/public-page-meta.ts';
import { fill } from '#app/i18n/fill.ts';

export { getLegalFacts as loader } from '#app/features/legal/server/legal-facts.api.server.ts';

export const meta = publicPage(() => ({
  title: imprintTexts.title,
  description: (productName) => fill(imprintTexts.description, { productName }),
}));

export default legalRoute(Imprint);
