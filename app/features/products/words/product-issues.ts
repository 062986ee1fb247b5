import type { ProductErrors, ProductIssues } from '#app/domain/products/product-form.ts';
import { productTexts } from '#app/features/products/texts.ts';
import { fill } from '#app/i18n/fill.ts';

/** What is wrong with a product, in sentences. */
export function describeProductIssues(issues: ProductIssues): ProductErrors {
  return Object.fromEntries(
    Object.entries(issues).map(([field, issue]) => [
      field,
      fill<string>(productTexts.wrong[issue.code], { ...issue }),
    ]),
  );
}
