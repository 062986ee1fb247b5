import { useCallback, useMemo, useState } from 'react';
import type { DraftItem } from '#app/domain/invoices/draft.ts';
import type { SavedProduct, SaveLineAnswer } from '#app/domain/invoices/save-answer.ts';
import { useLatest } from '#app/ui/hooks/effects.ts';
import { showLoadFailed } from '#app/ui/loading/use-lazy-import.ts';
import type { AnswerMessage } from './answer-message.ts';
import { useSavedMark } from './use-saved-mark.ts';

export type ProductParts = {
  userId: string | null;
  products: readonly SavedProduct[];
  saveProduct: (line: Omit<SavedProduct, 'id'>) => Promise<SaveLineAnswer>;
  say: (message: AnswerMessage) => void;
  onSignIn: (reason: string, resume: () => void) => void;
};

/**
 * Returns the products in the pickers and a function that saves a line as one; `keptItemId` is the line that was just
 * saved.
 */
export function useProducts(parts: ProductParts) {
  const [added, setAdded] = useState<readonly SavedProduct[]>([]);
  const [keptItemId, markLineSaved] = useSavedMark();
  const now = useLatest(parts);

  const saveProduct = useCallback(
    async (item: DraftItem): Promise<void> => {
      const there = await import('./save-line-as-product.ts').catch(showLoadFailed);
      const again = () => void saveProduct(item);
      const product = there && (await there.saveLineAsProduct(item, now.current, again));
      if (!product) return;
      setAdded((before) => [...before, product]);
      markLineSaved(item.id);
    },
    [markLineSaved, now],
  );

  const { products } = parts;
  const all = useMemo(() => {
    const ids = new Set(products.map(({ id }) => id));
    return [...products, ...added.filter(({ id }) => !ids.has(id))];
  }, [products, added]);
  return { products: all, keptItemId, saveProduct };
}
