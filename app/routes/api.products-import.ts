/** Keeps the checked rows of a product file. */
export { answerProductImport as action } from '#app/handlers/products/product-action.server.ts';
