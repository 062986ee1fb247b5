import { legalRoute } from '#app/screens/legal/legal-page.tsx';
import { TermsOfService } from '#app/screens/legal/terms-of-service.tsx';
import { publicPage } from '#app/screens/meta/public-page-meta.ts';
import { fill } from '#app/texts/fill.ts';
import { termsOfServiceTexts } from '#app/texts/terms-of-service.ts';

export { readLegalFacts as loader } from '#app/handlers/site/legal-facts.server.ts';

export const meta = publicPage(() => ({
  title: termsOfServiceTexts.title,
  description: (productName) => fill(termsOfServiceTexts.description, { productName }),
}));

export default legalRoute(TermsOfService);
