import type { InvoiceSheet, LabelledText, SheetParty } from '../../app/domain/invoices/sheet.ts';
import { fontFiles, peerModule } from './peers.ts';

type Element = { element: true };
type CreateElement = (type: unknown, props: object | null, ...children: unknown[]) => Element;
type ReactPdf = {
  Document: unknown;
  Page: unknown;
  View: unknown;
  Text: unknown;
  Link: unknown;
  Font: {
    register: (font: object) => void;
    registerHyphenationCallback: (split: (word: string) => string[]) => void;
  };
  renderToBuffer: (document: Element) => Promise<Uint8Array>;
};

const ink = '#1d2421';
const muted = '#66706b';
const accent = '#1f5b45';
const bold = { fontWeight: 600 };
const row = { flexDirection: 'row' };
const widths = ['46%', '8%', '16%', '12%', '18%'];

/** Renders the sheet with @react-pdf/renderer: the same text, type, colors and links in a similar layout. */
export async function prepareReactPdf(): Promise<
  (sheet: InvoiceSheet<string>) => Promise<Uint8Array>
> {
  const pdf = (await import(peerModule('@react-pdf/renderer'))) as ReactPdf;
  const react = (await import(peerModule('react'))) as {
    default: { createElement: CreateElement };
  };
  const h = react.default.createElement;
  pdf.Font.register({
    family: 'Inter',
    fonts: [
      { src: fontFiles.regular, fontWeight: 400 },
      { src: fontFiles.semiBold, fontWeight: 600 },
    ],
  });
  // Turn off its English hyphenation, which would only cost it time.
  pdf.Font.registerHyphenationCallback((word) => [word]);

  const text = (content: string, style: object = {}) => h(pdf.Text, { style }, content);
  const view = (style: object, ...children: unknown[]) => h(pdf.View, { style }, ...children);
  const labelled = ({ label, value }: LabelledText<string>) =>
    view({ marginBottom: 6 }, text(label, { fontSize: 8, color: muted }), text(value));
  const party = ({
    heading,
    name,
    addressLines,
    email,
    phone,
    website,
    details,
  }: SheetParty<string>) =>
    view(
      { width: '40%', paddingRight: 18 },
      text(heading, { fontSize: 8, color: muted }),
      text(name, { fontSize: 10, ...bold }),
      ...[...addressLines, email, phone, website].filter(Boolean).map((line) => text(line ?? '')),
      ...details.map(({ label, value }) => text(`${label}: ${value}`)),
    );
  const cells = (texts: string[], style: object, fixed: boolean) =>
    h(
      pdf.View,
      { style: { ...row, paddingVertical: 4, ...style }, wrap: false, fixed },
      ...texts.map((cell, i) => text(cell, { width: widths[i], textAlign: i ? 'right' : 'left' })),
    );

  const page = (sheet: InvoiceSheet<string>) => {
    return h(
      pdf.Page,
      { size: 'A4', style: { padding: 50, fontFamily: 'Inter', fontSize: 9, color: ink } },
      view(
        { ...row, justifyContent: 'space-between', marginBottom: 24 },
        text(sheet.from.name, { fontSize: 16, ...bold }),
        view(
          { alignItems: 'flex-end' },
          text('Invoice', { fontSize: 26, color: accent, ...bold }),
          text(sheet.number, { fontSize: 11, color: muted }),
        ),
      ),
      view(
        { ...row, marginBottom: 24 },
        party(sheet.from),
        party(sheet.to),
        view({ width: '20%', alignItems: 'flex-end' }, ...sheet.dates.map(labelled)),
      ),
      cells(
        sheet.columns.map(({ label }) => label),
        { fontSize: 8, color: muted, ...bold, borderBottom: `1pt solid ${ink}` },
        true,
      ),
      ...sheet.lines.map((line) =>
        cells(
          sheet.columns.map(({ key }) => line[key] ?? ''),
          { borderBottom: '0.5pt solid #dcdad2' },
          false,
        ),
      ),
      view(
        { width: '47%', marginLeft: 'auto', marginVertical: 12 },
        ...sheet.totals.map(({ kind, label, value }) =>
          view(
            { ...row, justifyContent: 'space-between', paddingVertical: 3 },
            text(label),
            text(value, kind === 'total' ? { fontSize: 18, color: accent, ...bold } : {}),
          ),
        ),
      ),
      text('Payment Options', { fontSize: 11, ...bold, marginBottom: 8 }),
      ...sheet.bankDetails.map(({ label, value }) =>
        view(row, text(label, { width: 100, color: muted }), text(value)),
      ),
      ...sheet.paymentLinks.map(({ label, url }) =>
        h(pdf.Link, { src: url, style: { color: accent, marginTop: 6 } }, label),
      ),
      ...(sheet.paymentNotes ? [text(sheet.paymentNotes, { marginTop: 8 })] : []),
      ...(sheet.notes
        ? [view({ backgroundColor: '#f6f4ee', padding: 14, marginTop: 16 }, text(sheet.notes))]
        : []),
      h(
        pdf.View,
        {
          fixed: true,
          style: { ...row, position: 'absolute', bottom: 24, left: 50, right: 50, fontSize: 8 },
        },
        text(sheet.thanks, { color: accent, ...bold }),
        h(
          pdf.Link,
          { src: `mailto:${sheet.contactEmail}`, style: { marginLeft: 10 } },
          sheet.contactEmail,
        ),
        h(pdf.Text, {
          style: { marginLeft: 'auto' },
          render: (at: { pageNumber: number; totalPages: number }) =>
            `Page ${at.pageNumber} of ${at.totalPages}`,
        }),
      ),
    );
  };
  return (sheet) =>
    pdf.renderToBuffer(
      h(pdf.Document, { title: sheet.title, language: sheet.language }, page(sheet)),
    );
}
