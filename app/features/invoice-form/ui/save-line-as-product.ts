import type { DraftItem } from '#app/domain/invoices/draft.ts';
import type { SavedProduct } from '#app/domain/invoices/save-answer.ts';
import { checkProduct } from '#app/domain/products/product.ts';
import { invoiceSaveTexts } from '#app/features/invoice-form/texts.ts';
import { productTexts } from '#app/features/products/texts.ts';
import { fill } from '#app/i18n/fill.ts';
import { failureTexts } from '#app/i18n/texts.ts';
import type { ProductParts } from './use-products.ts';

type SaveLineParts = Pick<ProductParts, 'userId' | 'say' | 'askToSignIn'> & {
  post: ProductParts['saveProduct'];
};

/** Checks a line and saves it as a product, or asks for sign-in first. @returns null if it wasn't saved */
export async function saveLineAsProduct(
  item: DraftItem,
  { userId, post, say, askToSignIn }: SaveLineParts,
): Promise<SavedProduct | null> {
  const refuse = (text: string) => {
    say({ kind: 'error', text });
    return null;
  };
  const fail = (message: string) => refuse(fill(invoiceSaveTexts.product.failed, { message }));
  const askFirst = () => {
    askToSignIn(invoiceSaveTexts.signIn.product, { product: item });
    return null;
  };

  const { description: name, unitPrice, taxRate, unit } = item;
  const line = { name, unitPrice, taxRate, unit };
  const check = checkProduct(line);
  if (!check.ok) {
    return refuse(
      check.code === 'brackets' ? productTexts.wrong.brackets : productTexts.wrong.incompleteLine,
    );
  }
  if (userId === null) return askFirst();
  const answer = await post(line);
  switch (answer.outcome) {
    case 'saved':
      say({ kind: 'success', text: invoiceSaveTexts.product.saved });
      return answer.product;
    case 'sign-in-needed':
      return askFirst();
    case 'refused':
      return fail(answer.message);
    case 'unreachable':
      return fail(failureTexts.reasons.networkAway);
    default:
      return answer satisfies never;
  }
}
