import type { ChangeFailure } from '../change-failure.ts';
import type { ProductErrors } from './product-form.ts';

/** The response to adding, editing, copying or deleting a product, the same in browser and server. */
export type ProductAnswer =
  | { outcome: 'saved'; productId: string }
  | { outcome: 'deleted' }
  | { outcome: 'invalid'; errors: ProductErrors }
  | ChangeFailure;
