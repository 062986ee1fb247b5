import type * as mupdf from 'mupdf';
import { entriesOf, lookUp, pagesOf, streamOf, textOf } from '../pdf-objects.ts';

const languageTag = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

/** Checks a file's metadata, color definitions, and that it has no active content. */
export function checkFile(document: mupdf.PDFDocument): string[] {
  const catalog = document.getTrailer().get('Root');
  const metadata = catalog.get('Metadata');
  const xmp = metadata.isStream() ? streamOf(metadata) : '';
  const intents = entriesOf(catalog.get('OutputIntents'));
  const files = entriesOf(catalog.get('AF'));
  const wanted: Record<string, boolean> = {
    '06-001 no metadata': xmp !== '',
    '06-002 no claim of PDF/UA-1': xmp.includes('<pdfuaid:part>1<'),
    '06-003 no title': /<dc:title>.*<rdf:li[^>]*>/.test(xmp),
    '07-001 the title is not shown': lookUp(
      catalog,
      'ViewerPreferences',
      'DisplayDocTitle',
    ).asBoolean(),
    '09-001 not marked as tagged': lookUp(catalog, 'MarkInfo', 'Marked').asBoolean(),
    '11-006 no language': isLanguage(textOf(catalog.get('Lang'))),
    'A 6.6.4 no claim of PDF/A-3u': /<pdfaid:part>3<.*<pdfaid:conformance>U</.test(xmp),
    'A 6.2.3 no output intent': intents.some(
      (intent) => lookUp(intent, 'DestOutputProfile', 'N').asNumber() === 3,
    ),
    'A 6.5 acts by itself': [catalog.get('OpenAction'), catalog.get('AA')].every((action) =>
      action.isNull(),
    ),
    'A 6.1.3 no identifier': entriesOf(document.getTrailer().get('ID')).length === 2,
    'A 6.2.2 a page without resources': pagesOf(document).every((page) =>
      page.get('Resources').isDictionary(),
    ),
    'A 6.8 an attachment without a relationship': files.every(
      (file) =>
        file.get('AFRelationship').isName() &&
        textOf(file.get('UF')) !== '' &&
        textOf(lookUp(file, 'EF', 'F', 'Params', 'ModDate')).startsWith('D:'),
    ),
  };
  return Object.entries(wanted).flatMap(([breach, holds]) => (holds ? [] : [breach]));
}

/** Whether a text is a language tag (BCP 47). */
export function isLanguage(text: string): boolean {
  return languageTag.test(text);
}
