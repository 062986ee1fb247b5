import { termsOfServiceTexts } from '#app/features/legal/texts.ts';
import { legalRoute } from '#app/features/legal/ui/legal-page.tsx';
import { TermsOfService } from '#app/features/legal/ui/terms-of-service.tsx';
import { publicPage } from '#app/frames/meta/public-page-meta.ts';
import { fill } from '#app/i18n/fill.ts';

export { getLegalFacts as loader } from '#app/features/legal/server/legal-facts.api.server.ts';

export const meta = publicPage(() => ({
  title: termsOfServiceTexts.title,
  description: (productName) => fill(termsOfServiceTexts.description, { productName }),
}));

export default legalRoute(TermsOfService);
