import { legalRoute } from '#app/screens/legal/legal-page.tsx';
import PrivacyPolicy from '#app/screens/legal/texts/privacy-policy.mdx';
import { publicPage } from '#app/screens/meta/public-page-meta.ts';

export { readLegalFacts as loader } from '#app/handlers/site/legal-facts.server.ts';

export const meta = publicPage({
  title: 'Privacy Policy',
  description: (product) =>
    `What ${product} stores about you, why, for how long, who helps us with it, and how to get it all back or have it deleted.`,
});

export default legalRoute(PrivacyPolicy);
