import { legalRoute } from '#app/screens/legal/legal-page.tsx';
import { PrivacyPolicy } from '#app/screens/legal/privacy-policy.tsx';
import { publicPage } from '#app/screens/meta/public-page-meta.ts';
import { fill } from '#app/texts/fill.ts';
import { privacyPolicyTexts } from '#app/texts/privacy-policy.ts';

export { readLegalFacts as loader } from '#app/handlers/site/legal-facts.server.ts';

export const meta = publicPage(() => ({
  title: privacyPolicyTexts.title,
  description: (productName) => fill(privacyPolicyTexts.description, { productName }),
}));

export default legalRoute(PrivacyPolicy);
