import { encode } from 'uqr';
import type { InvoiceSheet } from '../../app/domain/invoices/sheet.ts';
import type { PdfAttachment } from '../../app/pdf/document/metadata.ts';
import { loadFaces } from '../../app/pdf/font/face.ts';
import { writeFile } from './pdf-file-by-hand.ts';
import { type Page, startFont, startPage, startPen } from './pdf-pen-by-hand.ts';

const ink = '0.114 0.141 0.129';
const muted = '0.4 0.439 0.42';
const green = '0.122 0.357 0.271';
const hairline = '0.863 0.855 0.824';
const tint = '0.965 0.957 0.933';

/**
 * The lower bound of a whole PDF: writes `fullSheet` without the PayPal code, with 10 or 100 lines and an attached XML
 * file, in Classic, with every object that the product writes: tags, bookmarks, metadata, output intent, attachment.
 * `tests/pdf/floor.test.ts` compares them one by one. No measuring, wrapping or kerning: places are constants.
 * The product shares the unpacked font tables, `writeTrueType`, the QR code encoder, zlib and the XML's text.
 * Never changed, so that it can be compared with every later version.
 */
export function writeByHandInFull(
  sheet: InvoiceSheet<string>,
  attachment: PdfAttachment,
): Uint8Array {
  const { words } = sheet;
  const faces = loadFaces();
  const regular = startFont(1, faces.regular);
  const bold = startFont(2, faces.semiBold);
  // The structure's root element, its tree, the page tree and the resources are written at the end.
  const objects = ['', '', '', ''];
  const pages: Page[] = [];
  const pen = startPen(objects);
  const { put, putRight, paint, open, mark, leaf, group, rule, box, link } = pen;
  pages.push(pen.page);
  const sections: number[] = [];
  const name = leaf('P', 1);
  put(bold, 16, ink, 52, 769.58, `${sheet.from.name} `);
  sections.push(leaf('H1', 1), name);
  put(bold, 26, green, 452.67, 769.58, `${words.invoice} `);
  put(regular, 11, muted, 501.59, 748.21, `${sheet.number} `);
  for (const [x, party] of [
    [52, sheet.from],
    [247.64, sheet.to],
  ] as const) {
    sections.push(leaf('H2', 1));
    put(regular, 8, muted, x, 713.53, `${party.heading} `);
    sections.push(leaf('P', 1));
    put(bold, 10, ink, x, 697.75, `${party.name} `);
    let y = 683.34;
    const line = (text: string) => {
      sections.push(leaf('P', 1));
      put(regular, 9, ink, x, y, `${text} `);
      y -= 13.05;
    };
    for (const text of party.addressLines) line(text);
    if (party.email) line(party.email);
    if (party.phone) line(party.phone);
    if (party.website) line(party.website);
    for (const { label, value } of party.details) line(`${label}: ${value}`);
  }
  let top = 713.53;
  for (const { label, value } of sheet.dates) {
    sections.push(leaf('P', 1));
    put(regular, 8, muted, 497.38, top, `${label} `);
    put(regular, 9, ink, 498.33, top - 12.69, `${value} `);
    top -= 31.65;
  }

  const table = objects.push('');
  const rows = [objects.push('')];
  const columnScope = '/A<</O/Table/Scope/Column>>';
  const heads = sheet.columns.map(({ label }) => label);
  const headAt = [52, 372.1, 419.46, 476.08, 524.2];
  const head = (y: number) => {
    for (let i = 0; i < 5; i++) put(bold, 8, muted, headAt[i] ?? 0, y, heads[i] ?? '');
    rule(ink, 52, y - 9.89, 491.28, 1);
  };
  const [headRow = 0] = rows;
  const headCells: number[] = [];
  for (let i = 0; i < 5; i++) {
    headCells.push(leaf('TH', headRow, columnScope));
    put(bold, 8, muted, headAt[i] ?? 0, 571.08, heads[i] ?? '');
  }
  group('TR', table, headRow, headCells);
  rule(ink, 52, 561.19, 491.28, 1);
  let y = 546.89;
  for (const { description, quantity = '', price = '', tax = '', amount = '' } of sheet.lines) {
    if (y < 60) {
      pen.page = startPage(objects);
      pages.push(pen.page);
      open('/Artifact BMC\n');
      head(789.18);
      y = 764.99;
    }
    const row = objects.push('');
    rows.push(row);
    const first = leaf('TH', row, '/A<</O/Table/Scope/Row>>');
    put(regular, 9, ink, 52, y, `${description} `);
    const second = leaf('TD', row);
    putRight(regular, 9, ink, 385.97, y, quantity, true);
    const third = leaf('TD', row);
    putRight(regular, 9, ink, 439.33, y, price, true);
    const fourth = leaf('TD', row);
    putRight(regular, 9, ink, 489.92, y, tax, true);
    const fifth = leaf('TD', row);
    putRight(regular, 9, ink, 543.28, y, amount, true);
    objects[row - 1] =
      `<</S/TR/P ${table} 0 R/K[${first} 0 R ${second} 0 R ${third} 0 R ${fourth} 0 R ${fifth} 0 R]>>`;
    rule(hairline, 52, y - 8, 491.28, 0.5);
    y -= 22.05;
  }
  sections.push(group('Table', 1, table, rows));

  const listItem = (parent: number, draw: (own: number) => void) => {
    const item = objects.push('');
    draw(item);
    const body = objects.length;
    objects[item - 1] = `<</S/LI/P ${parent} 0 R/K[${body - 1} 0 R ${body} 0 R]>>`;
    return item;
  };
  const totals = objects.push('');
  y -= 6;
  const totalItems = sheet.totals.map(({ kind, label, value }) => {
    const isTotal = kind === 'total';
    if (isTotal) {
      rule(ink, 313.28, y + 7.8, 230, 1);
      y -= 13.25;
    }
    const item = listItem(totals, (own) => {
      leaf('Lbl', own);
      put(isTotal ? bold : regular, isTotal ? 11 : 9, ink, 313.28, y, `${label} `);
      leaf('LBody', own);
      if (isTotal) putRight(bold, 18, green, 543.28, y, `${value} `);
      else putRight(regular, 9, ink, 543.28, y, `${value} `, true);
    });
    y -= 18.05;
    return item;
  });
  sections.push(group('L', 1, totals, totalItems));

  y -= 24.38;
  sections.push(leaf('H2', 1));
  put(bold, 11, ink, 52, y, `${sheet.paymentHeading} `);
  sections.push(leaf('H3', 1));
  put(regular, 8, muted, 52, y - 18.68, `${words.bankDetails} `);
  const bank = objects.push('');
  let at = y - 34.37;
  const bankItems = sheet.bankDetails.map(({ label, value }) => {
    const item = listItem(bank, (own) => {
      leaf('Lbl', own);
      put(regular, 9, muted, 52, at, `${label} `);
      leaf('LBody', own);
      put(regular, 9, ink, 131.66, at, `${value} `);
    });
    at -= 14.55;
    return item;
  });
  sections.push(group('L', 1, bank, bankItems));
  const buttons = objects.push('');
  at = y - 9.97;
  const linkItem = (list: number, draw: (own: number) => string) => {
    const item = objects.push(`<</S/LI/P ${list} 0 R/K ${objects.length + 2} 0 R>>`);
    const body = objects.push(`<</S/LBody/P ${item} 0 R/K ${objects.length + 2} 0 R>>`);
    const own = objects.push('');
    objects[own - 1] = `<</S/Link/P ${body} 0 R/K[${draw(own)}]/Pg ${pen.page.number} 0 R>>`;
    return item;
  };
  const buttonItems: number[] = [];
  for (const { kind, label, url } of sheet.paymentLinks) {
    if (kind === 'other') continue;
    buttonItems.push(
      linkItem(buttons, (own) => {
        box(green, 293.99, at - 26, 429.99, at, 6);
        const id = mark('Link', own);
        put(bold, 9, '1 1 1', 327.75, at - 16.27, `${label} `);
        put(regular, 7.5, muted, 293.99, at - 37.17, `${url.slice(8)} `);
        const button = `293.99 ${(at - 26).toFixed(2)} 429.99 ${at.toFixed(2)}`;
        const below = `293.99 ${(at - 39.88).toFixed(2)} 451.87 ${(at - 29).toFixed(2)}`;
        return `${id}${link(own, url, label, button)}${link(own, url, label, below)}`;
      }),
    );
    at -= 46.88;
  }
  sections.push(group('L', 1, buttons, buttonItems));
  sections.push(leaf('H3', 1));
  put(regular, 8, muted, 293.99, at - 8.7, `${words.otherLinks} `);
  const others = objects.push('');
  const otherItems: number[] = [];
  for (const { kind, label, url } of sheet.paymentLinks) {
    if (kind !== 'other') continue;
    otherItems.push(
      linkItem(others, (own) => {
        const id = mark('Link', own);
        put(regular, 9, ink, 293.99, at - 24.39, `${label} `);
        put(regular, 9, green, 293.99, at - 37.44, `${url.slice(8)} `);
        const area = `293.99 ${(at - 40.69).toFixed(2)} 441.44 ${(at - 27.64).toFixed(2)}`;
        return `${id}${link(own, url, label, area)}`;
      }),
    );
  }
  sections.push(group('L', 1, others, otherItems));
  y -= 167.13;
  if (y < 60) {
    pen.page = startPage(objects);
    pages.push(pen.page);
    y = 789.18;
  }
  sections.push(leaf('H3', 1));
  put(regular, 8, muted, 52, y, `${words.paymentNotes} `);
  sections.push(leaf('P', 1));
  put(regular, 9, ink, 52, y - 15.69, `${sheet.paymentNotes} `);
  box(tint, 52, y - 109.64, 543.28, y - 40.94, 6);
  sections.push(leaf('H2', 1));
  put(regular, 8, muted, 66, y - 63.65, `${words.notes} `);
  sections.push(leaf('P', 1));
  (sheet.notes ?? '').split('\n').forEach((line, i) => {
    put(regular, 9, ink, 66, y - 79.34 - i * 13.05, `${line} `);
  });
  const footer = '/Artifact<</Type/Pagination/Subtype/Footer>>BDC\n';
  const { verify, contactEmail } = sheet;
  const mailto = `mailto:${contactEmail}`;
  const spoken = `${verify?.label}: ${verify?.shown}`;
  const mailArea = '223.04 29.44 318.92 40.44';
  for (let i = 0; i < pages.length; i++) {
    pen.page = pages[i] ?? pen.page;
    rule(hairline, 52, 43.75, i === 0 ? 445.28 : 491.28, 0.5);
    const paragraph = objects.push('');
    sections.push(paragraph);
    const thanks = i === 0 ? mark('P', paragraph) : open(footer);
    put(bold, 8.5, green, 52, 32.44, `${sheet.thanks} `);
    open(footer);
    const count = `Page ${i + 1} of ${pages.length}`;
    putRight(regular, 7.5, muted, i === 0 ? 497.28 : 543.28, 32.44, count);
    if (i > 0) {
      open('/Artifact<</Type/Pagination/Subtype/Header>>BDC\n');
      putRight(regular, 7.5, muted, 543.28, 817.89, sheet.title);
    }
    const questions = i === 0 ? mark('P', paragraph) : open(footer);
    put(regular, 7.5, muted, 181.44, 32.44, `${words.questions} `);
    const mail = objects.push('');
    const mailId = mark('Link', mail);
    put(regular, 7.5, green, 223.04, 32.44, contactEmail ?? '');
    const mailLink = link(mail, mailto, contactEmail ?? '', mailArea);
    objects[mail - 1] =
      `<</S/Link/P ${paragraph} 0 R/K[${mailId}${mailLink}]/Pg ${pen.page.number} 0 R>>`;
    objects[paragraph - 1] =
      i === 0
        ? `<</S/P/P 1 0 R/K[${thanks} ${questions} ${mail} 0 R]/Pg ${pen.page.number} 0 R>>`
        : `<</S/P/P 1 0 R/K ${mail} 0 R>>`;
    const second = i === 0 ? objects.push('') : 0;
    const label = i === 0 ? mark('P', second) : open(footer);
    put(regular, 7.5, muted, 52, 21.56, verify?.label ?? '');
    put(regular, 7.5, muted, 125.37, 21.56, ': ');
    if (i > 0) {
      put(regular, 7.5, green, 129.64, 21.56, verify?.shown ?? '');
      continue;
    }
    sections.push(second);
    const own = objects.push('');
    const shown = mark('Link', own);
    put(regular, 7.5, green, 129.64, 21.56, verify?.shown ?? '');
    const url = verify?.url ?? '';
    const onText = link(own, url, spoken, '129.64 18.56 305.73 29.56');
    const layout = `/Alt(${words.verifyQr})/A<</O/Layout/BBox[507.28 14 543.28 50]>>`;
    const figure = leaf('Figure', own, layout);
    paint('0 0 0');
    const { data, size } = encode(url, { ecc: 'L', border: 0, maskPattern: 0 });
    const side = (36 / size).toFixed(4);
    let squares = `q 1 0 0 1 507.28 50 cm ${side} 0 0 ${side} 0 0 cm\n`;
    data.forEach((line, row) => {
      for (let column = 0; column < size; column++) {
        if (!line[column]) continue;
        let run = 1;
        while (line[column + run]) run++;
        squares += `${column} ${-row - 1} ${run} 1 re\n`;
        column += run;
      }
    });
    pen.page.content += `${squares}f Q\n`;
    const onCode = link(own, url, spoken, '507.28 14 543.28 50');
    objects[own - 1] =
      `<</S/Link/P ${second} 0 R/K[${shown}${onText}${figure} 0 R${onCode}]/Pg ${pen.page.number} 0 R>>`;
    objects[second - 1] = `<</S/P/P 1 0 R/K[${label} ${own} 0 R]/Pg ${pen.page.number} 0 R>>`;
  }
  return writeFile(sheet, attachment, { objects, pages, sections, fonts: [regular, bold] });
}
