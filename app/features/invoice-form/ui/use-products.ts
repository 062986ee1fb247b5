import { useCallback, useMemo, useState } from 'react';
import type { DraftItem } from '#app/domain/invoices/draft.ts';
import type { SavedProduct, SaveLineAnswer } from '#app/domain/invoices/save-answer.ts';
import { showLoadFailed } from '#app/ui/loading/use-lazy-import.ts';
import type { AnswerMessage } from './save-messages.ts';
import type { AfterSignIn } from './use-invoice-form.ts';
import { useSavedMark } from './use-saved-mark.ts';

export type ProductParts = {
  userId: string | null;
  products: readonly SavedProduct[];
  saveProduct: (line: Omit<SavedProduct, 'id'>) => Promise<SaveLineAnswer>;
  say: (message: AnswerMessage) => void;
  askToSignIn: (reason: string, then: AfterSignIn) => void;
};

/**
 * Returns the products in the pickers and a function that saves a line as one; `keptItemId` is the line that was just
 * saved.
 */
export function useProducts(parts: ProductParts) {
  const { userId, products, saveProduct: post, say, askToSignIn } = parts;
  const [added, setAdded] = useState<readonly SavedProduct[]>([]);
  const [keptItemId, markLineSaved] = useSavedMark();

  const saveProduct = useCallback(
    async (item: DraftItem): Promise<void> => {
      const loaded = await import('./save-line-as-product.ts').catch(showLoadFailed);
      const product = await loaded?.saveLineAsProduct(item, { userId, post, say, askToSignIn });
      if (!product) return;
      setAdded((before) => [...before, product]);
      markLineSaved(item.id);
    },
    [userId, post, say, askToSignIn, markLineSaved],
  );

  const all = useMemo(() => {
    const ids = new Set(products.map(({ id }) => id));
    return [...products, ...added.filter(({ id }) => !ids.has(id))];
  }, [products, added]);
  return { products: all, keptItemId, saveProduct };
}
