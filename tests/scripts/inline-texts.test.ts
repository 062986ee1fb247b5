import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { inlineTexts } from '#scripts/inline-texts.ts';

type Transform = (this: unknown, code: string, id: string) => { code: string } | string | undefined;

/** Runs the transform on the browser code of an app module. */
function inline(code: string, id = '/app/features/products/ui/page.js'): string {
  const { transform } = inlineTexts() as unknown as { transform: Transform };
  const made = transform.call({ parse: parseAst }, code, id);
  return (typeof made === 'string' ? made : (made?.code ?? code)).replaceAll(
    '/* @__PURE__ */ ',
    '',
  );
}

const from = `import { productTexts } from '#app/features/products/texts.ts';\n`;

it.each([
  ['productTexts.columns.id', '$text("productTexts.columns.id")'],
  ['productTexts.title.toUpperCase()', '$text("productTexts.title").toUpperCase()'],
  ['productTexts.actions[act]', '$text("productTexts.actions")[act]'],
  ['say({ productTexts })', 'say({ productTexts: $text("productTexts") })'],
  ['say({ productTexts: 1 })', 'say({ productTexts: 1 })'],
  [
    'const say = ({ title = productTexts.title }) => title',
    'const say = ({ title = $text("productTexts.title") }) => title',
  ],
  ['productTexts.a + productTexts.b', '$text("productTexts.a") + $text("productTexts.b")'],
])('%s becomes %s in the browser', (code, inlined) => {
  expect(inline(from + code).trim()).toBe(inlined);
});

it('leaves texts that come from no catalog', () => {
  const code = `import { fill } from '#app/i18n/fill.ts';\nfill(text, {});`;
  expect(inline(code)).toBe(code);
});

it('keeps all languages of documents', () => {
  const code = `${from}const words = (language) => textsIn(productTexts, language);`;
  expect(inline(code, '/app/i18n/document-languages.ts')).toBe(code);
});

it('has one language', () => {
  expect(inline('import "node:async_hooks";', '/app/i18n/current-language.ts')).toBe(
    'export const currentLanguage = () => $text("current-language");',
  );
  expect(inline('import "./cldr/ru.ts";', '/app/i18n/current-cldr.ts')).toBe(
    'const cldr = $text("current-cldr"); export const currentCldr = () => cldr;',
  );
});
