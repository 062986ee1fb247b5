import { useCallback, useMemo, useState } from 'react';
import { useLatest } from '#app/components/hooks/use-latest.ts';
import type { DraftItem } from '#app/domain/invoices/draft.ts';
import type { KeptLineAnswer, SavedProduct } from '#app/domain/invoices/save-answer.ts';
import { failureTexts } from '#app/texts/failures.ts';
import { fill } from '#app/texts/fill.ts';
import { invoiceSaveTexts } from '#app/texts/invoice-save.ts';
import { sayNotFetched } from '../loading/use-lazy-import.ts';
import type { AnswerMessage } from './answer-message.ts';
import { useSavedMark } from './use-saved-mark.ts';

type ProductParts = {
  userId: string | null;
  products: readonly SavedProduct[];
  saveProduct: (line: Omit<SavedProduct, 'id'>) => Promise<KeptLineAnswer>;
  say: (message: AnswerMessage) => void;
  onSignIn: (reason: string, resume: () => void) => void;
};

/** The saved items of the pickers, and keeping a line as another one; `keptItemId` is the line kept just now. */
export function useProducts(parts: ProductParts) {
  const [added, setAdded] = useState<readonly SavedProduct[]>([]);
  const [keptItemId, markKept] = useSavedMark();
  const now = useLatest(parts);

  const saveProduct = useCallback(
    async (item: DraftItem): Promise<void> => {
      const { userId, say, onSignIn } = now.current;
      const { description: name, unitPrice, taxRate, unit } = item;
      const line = { name, unitPrice, taxRate, unit };
      const rules = await import('#app/domain/products/product.ts').catch(sayNotFetched);
      if (!rules) return;
      const check = rules.checkProduct(line);
      if (!check.ok) return say({ kind: 'error', text: check.message });
      if (userId === null) return askFirst();
      const answer = await now.current.saveProduct(line);
      switch (answer.outcome) {
        case 'saved':
          setAdded((before) => [...before, answer.product]);
          markKept(item.id);
          return say({ kind: 'success', text: invoiceSaveTexts.product.saved });
        case 'sign-in-needed':
          return askFirst();
        case 'refused':
          return refuse(answer.message);
        case 'unreachable':
          return refuse(failureTexts.reasons.networkAway);
        default:
          return answer satisfies never;
      }

      function refuse(message: string) {
        say({ kind: 'error', text: fill(invoiceSaveTexts.product.failed, { message }) });
      }

      function askFirst() {
        onSignIn(invoiceSaveTexts.signIn.product, () => void saveProduct(item));
      }
    },
    [markKept, now],
  );

  const { products } = parts;
  const all = useMemo(() => {
    const ids = new Set(products.map(({ id }) => id));
    return [...products, ...added.filter(({ id }) => !ids.has(id))];
  }, [products, added]);
  return { products: all, keptItemId, saveProduct };
}

// @covers invoices-2.5
