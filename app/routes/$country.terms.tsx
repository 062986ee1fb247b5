import { legalRoute } from '#app/screens/legal/legal-page.tsx';
import TermsOfService from '#app/screens/legal/texts/terms-of-service.mdx';
import { publicPage } from '#app/screens/meta/public-page-meta.ts';

export { readLegalFacts as loader } from '#app/handlers/site/legal-facts.server.ts';

export const meta = publicPage({
  title: 'Terms of Service',
  description: (product) =>
    `The terms for using ${product}: plans and prices, what you may expect from us, and what we expect from you.`,
});

export default legalRoute(TermsOfService);
