import { legalRoute } from '#app/screens/legal/legal-page.tsx';
import Imprint from '#app/screens/legal/texts/imprint.mdx';
import { publicPage } from '#app/screens/meta/public-page-meta.ts';

export { readLegalFacts as loader } from '#app/handlers/site/legal-facts.server.ts';

export const meta = publicPage({
  title: 'Imprint',
  description: (product) => `Who is responsible for ${product}, and how to reach them.`,
});

export default legalRoute(Imprint);
