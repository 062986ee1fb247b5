import { cookiePolicyTexts } from '#app/features/legal/texts.ts';
import { CookiePolicy } from '#app/features/legal/ui/cookie-policy.tsx';
import { legalRoute } from '#app/features/legal/ui/legal-page.tsx';
import { publicPage } from '#app/frames/meta/public-page-meta.ts';
import { fill } from '#app/i18n/fill.ts';

export { getLegalFacts as loader } from '#app/features/legal/server/legal-facts.api.server.ts';

export const meta = publicPage(() => ({
  title: cookiePolicyTexts.title,
  description: (productName) => fill(cookiePolicyTexts.description, { productName }),
}));

export default legalRoute(CookiePolicy);
