/** Saves the checked rows of a product file. */
export { answerProductImport as action } from '#app/features/products/server/product-action.api.server.ts';
