import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultLook, type LookStyle, styleOf } from '#app/domain/looks/look.ts';
import { lookShades } from '#app/domain/looks/shades.ts';
import { InvoiceSheetView } from '#app/features/invoice-sheet/ui/invoice-sheet.tsx';
import { NonceContext } from '#app/ui/document/inline-script.tsx';
import { discLogo } from '#tests/fixtures/pictures.ts';
import { sampleSheet } from '#tests/fixtures/sheets.ts';
import { openScreenInDom } from '#tests/support/open-screen.tsx';

const own = (changes: Partial<LookStyle>): LookStyle => ({ ...styleOf(defaultLook), ...changes });
const sheetIn = (look: LookStyle | null) => (
  <InvoiceSheetView sheet={sampleSheet({ look, logo: discLogo() })} />
);
const draw = (look: LookStyle | null) =>
  renderToStaticMarkup(<NonceContext.Provider value="n1">{sheetIn(look)}</NonceContext.Provider>);

test('the default look needs no styles of its own', () => {
  const html = draw(null);
  expect(html).not.toMatch(/<style|<link|style=|data-logo|data-typeface/);
});

test('an accent is a style element with the page’s nonce, and no element has a style attribute', () => {
  const html = draw(own({ accent: '#ffcc00' }));
  const { fill, text } = lookShades('#ffcc00', 'light');
  expect(html).toContain('class="on-paper sheet look-ffcc00"');
  const [, css = ''] = html.match(/<style nonce="n1">(.*?)<\/style>/) ?? [];
  expect(css).toContain(`.look-ffcc00{--accent:${fill};`);
  expect(css).toContain(`--accent-ink:${text};`);
  expect(css).toContain('.look-ffcc00:not(.on-paper){');
  // Escaped characters would be part of the rules.
  expect(css).not.toMatch(/[&<>"']/);
  expect(html).not.toContain('style=');
});

test('only a sheet in Source Serif links its fonts', () => {
  expect(draw(own({ typeface: 'source-serif' }))).toMatch(
    /data-typeface="source-serif"[^>]*><link rel="stylesheet"/,
  );
  expect(draw(own({ accent: '#b7791f' }))).not.toContain('<link');
});

test('the place and size of a logo are on the sheet only if there is one', () => {
  const look = own({ logoPlace: 'right', logoSize: 'large' });
  expect(draw(look)).toContain('data-logo="right large"');
  const html = renderToStaticMarkup(<InvoiceSheetView sheet={sampleSheet({ look })} />);
  expect(html).not.toContain('data-logo');
});

test('the seller’s own texts are where the PDF has them', () => {
  const changes = { opening: 'Dear client', notes: 'A note', terms: 'Own terms', thanks: 'Bye' };
  const html = renderToStaticMarkup(<InvoiceSheetView sheet={sampleSheet(changes)} />);
  const places = ['<header', 'Dear client', '<table', 'A note', 'Own terms', '<footer', 'Bye'].map(
    (text) => html.indexOf(text),
  );
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('in the browser, colors have the nonce of the page’s scripts', async () => {
  const script = document.createElement('script');
  script.setAttribute('nonce', 'of-page');
  // Browsers only show it to scripts.
  script.nonce = 'of-page';
  script.type = 'text/plain';
  document.head.appendChild(script);
  const { place } = await openScreenInDom(sheetIn(own({ accent: '#1d4ed8' })));
  const style = place.querySelector('style');
  expect(style?.nonce || style?.getAttribute('nonce')).toBe('of-page');
  expect(style?.textContent).toContain('.look-1d4ed8{');
  script.remove();
});
