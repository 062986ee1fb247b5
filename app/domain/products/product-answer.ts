import type { ChangeFailure } from '../change-failure.ts';
import type { ProductErrors } from './product-form.ts';

/** What a post that adds, edits, copies or deletes a product is answered; the same in browser and server. */
export type ProductAnswer =
  | { outcome: 'saved'; productId: string }
  | { outcome: 'deleted' }
  | { outcome: 'invalid'; errors: ProductErrors }
  | ChangeFailure;
