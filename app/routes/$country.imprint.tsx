import { Imprint } from '#app/screens/legal/imprint.tsx';
import { legalRoute } from '#app/screens/legal/legal-page.tsx';
import { publicPage } from '#app/screens/meta/public-page-meta.ts';
import { fill } from '#app/texts/fill.ts';
import { imprintTexts } from '#app/texts/imprint.ts';

export { readLegalFacts as loader } from '#app/handlers/site/legal-facts.server.ts';

export const meta = publicPage(() => ({
  title: imprintTexts.title,
  description: (productName) => fill(imprintTexts.description, { productName }),
}));

export default legalRoute(Imprint);
