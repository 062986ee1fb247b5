/** The next rows of the invoice list for Load more: the parameters of the list's own address, with `after`. */
export { answerListRows as loader } from '#app/features/invoice-list/server/list-page.api.server.ts';
