import { renderInvoicePdf } from '../../app/pdf/render-invoice.server.ts';
import { sampleLines, sampleSheet } from '../fixtures/sheets.ts';

/** A worker that renders a PDF for `/pdf?items=10` and returns one word for everything else. */
export default {
  fetch(request: Request): Response {
    const url = new URL(request.url);
    if (url.pathname !== '/pdf') return new Response('ok');
    const lines = sampleLines(Number(url.searchParams.get('items')));
    const pdf = renderInvoicePdf(sampleSheet({ lines }));
    return new Response(pdf as Uint8Array<ArrayBuffer>, {
      headers: { 'content-type': 'application/pdf' },
    });
  },
};
