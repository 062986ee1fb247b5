import type { InvoiceSheet, SheetParty } from '../../app/domain/invoices/sheet.ts';
import { fontFiles, peerModule } from './peers.ts';

type PdfMake = {
  setFonts: (fonts: object) => void;
  setUrlAccessPolicy: (allowed: (url: string) => boolean) => void;
  setLocalAccessPolicy: (allowed: (path: string) => boolean) => void;
  createPdf: (definition: object) => { getBuffer: () => Promise<Uint8Array> };
};

const muted = '#66706b';
const accent = '#1f5b45';

/** Renders the sheet with pdfmake: the same text, type, colors and links in a similar layout. */
export async function preparePdfMake(): Promise<
  (sheet: InvoiceSheet<string>) => Promise<Uint8Array>
> {
  const pdfMake = ((await import(peerModule('pdfmake'))) as { default: PdfMake }).default;
  pdfMake.setFonts({ Inter: { normal: fontFiles.regular, bold: fontFiles.semiBold } });
  pdfMake.setUrlAccessPolicy(() => false);
  pdfMake.setLocalAccessPolicy((path) => Object.values(fontFiles).includes(path));
  return (sheet) => pdfMake.createPdf(define(sheet)).getBuffer();
}

function define(sheet: InvoiceSheet<string>): object {
  const head = sheet.columns.map(({ label }) => label);
  return {
    pageSize: 'A4',
    pageMargins: [50, 50, 50, 56],
    info: { title: sheet.title },
    language: sheet.language,
    defaultStyle: { font: 'Inter', fontSize: 9, color: '#1d2421' },
    content: [
      {
        columns: [
          { text: sheet.from.name, fontSize: 16, bold: true },
          {
            alignment: 'right',
            stack: [
              { text: 'Invoice', fontSize: 26, bold: true, color: accent },
              { text: sheet.number, fontSize: 11, color: muted },
            ],
          },
        ],
      },
      {
        margin: [0, 24, 0, 24],
        columns: [
          party(sheet.from),
          party(sheet.to),
          {
            width: 100,
            alignment: 'right',
            stack: sheet.dates.flatMap(({ label, value }) => [
              { text: label, fontSize: 8, color: muted },
              { text: value, margin: [0, 0, 0, 6] },
            ]),
          },
        ],
      },
      {
        layout: 'lightHorizontalLines',
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths: ['*', 'auto', 'auto', 'auto', 'auto'],
          body: [
            head.map((text, i) => ({
              text,
              fontSize: 8,
              bold: true,
              color: muted,
              alignment: i ? 'right' : 'left',
            })),
            ...sheet.lines.map((line) => [
              line.description,
              right(line.quantity),
              right(line.price),
              right(line.tax),
              right(line.amount),
            ]),
          ],
        },
      },
      ...sheet.totals.map(({ kind, label, value }) => ({
        margin: [230, 6, 0, 0],
        columns: [
          label,
          kind === 'total'
            ? { ...right(value), fontSize: 18, bold: true, color: accent }
            : right(value),
        ],
      })),
      { text: 'Payment Options', fontSize: 11, bold: true, margin: [0, 24, 0, 8] },
      ...sheet.bankDetails.map(({ label, value }) => ({
        columns: [{ text: label, width: 100, color: muted }, value],
      })),
      ...sheet.paymentLinks.map(({ label, url }) => ({
        text: label,
        link: url,
        color: accent,
        margin: [0, 6, 0, 0],
      })),
      sheet.paymentNotes ?? '',
      sheet.notes
        ? { table: { widths: ['*'], body: [[{ text: sheet.notes, fillColor: '#f6f4ee' }]] } }
        : '',
    ],
    footer: (page: number, pages: number) => ({
      margin: [50, 10, 50, 0],
      fontSize: 8,
      columns: [
        { text: sheet.thanks, bold: true, color: accent },
        { text: sheet.contactEmail, link: `mailto:${sheet.contactEmail}` },
        right(`Page ${page} of ${pages}`),
      ],
    }),
  };
}

function party({ heading, name, addressLines, email, phone, website, details }: SheetParty) {
  return {
    stack: [
      { text: heading, fontSize: 8, color: muted },
      { text: name, fontSize: 10, bold: true },
      ...[...addressLines, email, phone, website].filter(Boolean),
      ...details.map(({ label, value }) => `${label}: ${value}`),
    ],
  };
}

function right(text = '') {
  return { text, alignment: 'right' };
}
