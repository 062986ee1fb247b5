import { legalRoute } from '#app/screens/legal/legal-page.tsx';
import CookiePolicy from '#app/screens/legal/texts/cookie-policy.mdx';
import { publicPage } from '#app/screens/meta/public-page-meta.ts';

export { readLegalFacts as loader } from '#app/handlers/site/legal-facts.server.ts';

export const meta = publicPage({
  title: 'Cookie Policy',
  description: (product) =>
    `Every cookie and every other thing that ${product} keeps in your browser, with its purpose and its lifetime.`,
});

export default legalRoute(CookiePolicy);
