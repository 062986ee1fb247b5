import { privacyPolicyTexts } from '#app/features/legal/texts.ts';
import { legalRoute } from '#app/features/legal/ui/legal-page.tsx';
import { PrivacyPolicy } from '#app/features/legal/ui/privacy-policy.tsx';
import { publicPage } from '#app/frames/meta/public-page-meta.ts';
import { fill } from '#app/i18n/fill.ts';

export { getLegalFacts as loader } from '#app/features/legal/server/legal-facts.api.server.ts';

export const meta = publicPage(() => ({
  title: privacyPolicyTexts.title,
  description: (productName) => fill(privacyPolicyTexts.description, { productName }),
}));

export default legalRoute(PrivacyPolicy);
