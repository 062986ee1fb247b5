import { useState } from 'react';
import { toast } from '#app/components/messages/toast.tsx';
import { ConfirmDialog } from '#app/components/overlays/confirm-dialog.tsx';
import { describeChangeFailure } from '#app/domain/change-failure.ts';
import { deleteQuestion } from '#app/domain/delete-question.ts';
import type { ListedProduct } from '#app/domain/products/product.ts';
import type { ProductAnswer } from '#app/domain/products/product-answer.ts';
import { FormAlert } from '../account/form-alert.tsx';
import { usePost } from '../frame/use-post.ts';

type DeleteProductDialogProps = {
  /** Null keeps it closed. */
  product: ListedProduct | null;
  /** Where the screen posts to. */
  path: string;
  onClose: () => void;
  onDeleted: () => void;
};

/** Asks before a product is deleted, and does it. */
export function DeleteProductDialog(props: DeleteProductDialogProps) {
  const { product, path, onClose, onDeleted } = props;
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const post = usePost<ProductAnswer>(path, 'application/json');

  function close() {
    setFailure(null);
    onClose();
  }

  async function remove(productId: string) {
    setWorking(true);
    const answer = await post({ intent: 'delete-product', productId });
    setWorking(false);
    // One that is gone already, by another tab or by a post whose answer was lost, is what was wanted.
    const message = answer.outcome === 'not-found' ? null : describeChangeFailure(answer);
    if (message !== null) return setFailure(message);
    close();
    toast.success('Product deleted successfully!');
    onDeleted();
  }

  return (
    <ConfirmDialog
      question={product && deleteQuestion(product.name)}
      title="Delete Product"
      confirmLabel="Delete"
      isWorking={isWorking}
      onConfirm={() => product && remove(product.id)}
      onCancel={close}
    >
      {failure !== null ? (
        <FormAlert>
          <span>The product was not deleted: {failure}.</span>
        </FormAlert>
      ) : (
        <p className="text-[0.9375rem] text-ink-soft">Invoices that list it stay as they are.</p>
      )}
    </ConfirmDialog>
  );
}
