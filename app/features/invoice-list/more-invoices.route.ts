/** The next rows of the invoice list for Load more, with the parameters of the list's URL and `after`. */
export { answerListRows as loader } from '#app/features/invoice-list/server/list-page.api.server.ts';
