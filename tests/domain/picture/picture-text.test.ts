import { expect, it } from 'vitest';
import { parsePictureText, writePictureText } from '#app/domain/picture/picture-text.ts';

it('reads what it writes', () => {
  for (const type of ['png', 'jpeg'] as const) {
    const picture = { type, base64: 'iVBORw0KGgo=' };
    expect(parsePictureText(writePictureText(picture))).toEqual(picture);
  }
});

it.each([
  ['nothing', null],
  ['an empty text', ''],
  ['a URL', 'https://pictures.example/logo.png'],
  ['one of our URLs', '/api/settings-picture?name=logo'],
  ['an SVG', 'data:image/svg+xml;base64,AAAA'],
  ['an HTML page', 'data:text/html;base64,AAAA'],
  ['a picture without base64', 'data:image/png,AAAA'],
  ['a picture with parameters', 'data:image/png;charset=utf-8;base64,AAAA'],
  ['a text that ends an attribute', 'data:image/png;base64,AAAA" onerror="alert(1)'],
  ['two lines', 'data:image/png;base64,AAAA\nAAAA'],
  ['no bytes', 'data:image/png;base64,'],
])('reads no picture from %s', (_, text) => {
  expect(parsePictureText(text)).toBeNull();
});
