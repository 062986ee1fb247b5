import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { LanguageCode } from '#app/domain/language/languages.ts';
import { StructuredData } from '#app/features/landing/ui/structured-data.tsx';
import { inLanguage } from '#app/i18n/current-language.ts';

const product = {
  productName: 'Billwren',
  operatorName: 'Robin Example',
  supportEmail: 'support@billwren.example',
  publicOrigin: 'https://billwren.example',
};

function statementsIn(language: LanguageCode) {
  const html = inLanguage(language, () =>
    renderToStaticMarkup(<StructuredData country="ca" product={product} />),
  );
  const graph = JSON.parse(html.replace(/<\/?script[^>]*>/g, ''))['@graph'];
  return graph.filter((each: object) => 'inLanguage' in each);
}

it.each(['en-CA', 'fr-CA', 'ru'] as const)(
  'the structured data in %s names that language',
  (language) => {
    const statements = statementsIn(language);
    expect(statements).toHaveLength(2);
    for (const { inLanguage } of statements) expect(inLanguage).toBe(language);
  },
);
