import { CookiePolicy } from '#app/screens/legal/cookie-policy.tsx';
import { legalRoute } from '#app/screens/legal/legal-page.tsx';
import { publicPage } from '#app/screens/meta/public-page-meta.ts';
import { cookiePolicyTexts } from '#app/texts/cookie-policy.ts';
import { fill } from '#app/texts/fill.ts';

export { readLegalFacts as loader } from '#app/handlers/site/legal-facts.server.ts';

export const meta = publicPage(() => ({
  title: cookiePolicyTexts.title,
  description: (productName) => fill(cookiePolicyTexts.description, { productName }),
}));

export default legalRoute(CookiePolicy);
