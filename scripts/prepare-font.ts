import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';
import { composeGlyphSet, type GlyphSet } from './font/glyph-set.ts';
import { classifyKerning, parseKerning } from './font/kerning.ts';
import { openSourceFont, type SourceFont } from './font/source-font.ts';

const require = createRequire(import.meta.url);
const folder = new URL('../app/pdf/font-data/', import.meta.url);

type FaceSource = { file: string; style: string; weight: number };

const semiBold: FaceSource = { file: 'semi-bold', style: 'SemiBold', weight: 600 };
const faces: FaceSource[] = [{ file: 'regular', style: 'Regular', weight: 400 }, semiBold];

const inter = { file: 'inter', name: 'Inter', packageName: 'inter', variable: 'inter' };
const sourceSerif = {
  file: 'source-serif',
  name: 'SourceSerif4',
  packageName: 'source-serif-4',
  variable: 'sourceSerif',
};
type TypefaceSource = typeof inter;

/** Returns the text of every generated file by name; the same fonts always give the same text. */
export function prepareFonts(): Map<string, string> {
  const labels = ['../../domain/looks/label-widths.ts', describeLabelWidths()] as const;
  return new Map([...prepareTypeface(inter), ...prepareTypeface(sourceSerif), labels]);
}

/** The Latin, Greek and Cyrillic characters. */
const labelCodes = { first: 0x20, end: 0x530 };

/** Writes how wide the semibold characters are in the wider typeface; browsers don't load whole fonts for that. */
function describeLabelWidths(): string {
  const { first, end } = labelCodes;
  const widths = new Uint8Array(end - first);
  for (const typeface of [inter, sourceSerif]) {
    const font = openSourceFont(require.resolve(sourceOf(typeface, semiBold)));
    widths.forEach((width, index) => {
      const { advance } = font.hmtx.metrics.get(font.glyphForCodePoint(first + index).id);
      widths[index] = Math.max(width, Math.ceil((advance * 200) / font.unitsPerEm));
    });
  }
  return `// Made by \`npx tsx scripts/prepare-font.ts\` from the typefaces of documents.

/** Widths from U+${first.toString(16).padStart(4, '0')} on, in five thousandths of the type size, one byte each. */
export const labelWidths =
  '${Buffer.from(widths).toString('base64')}';
`;
}

function prepareTypeface(typeface: TypefaceSource): Map<string, string> {
  const files = new Map<string, string>();
  const characters = new Set<string>();
  for (const face of faces) {
    const font = openSourceFont(require.resolve(sourceOf(typeface, face)));
    const set = composeGlyphSet(font);
    characters.add(describeCharacters(typeface, set));
    files.set(`${typeface.file}-${face.file}.ts`, describeFace(typeface, face, { font, set }));
  }
  const [shared = ''] = characters;
  if (characters.size > 1) throw new Error('faces differ in their characters');
  files.set(`${typeface.file}-characters.ts`, shared);
  return files;
}

const sourceOf = ({ name, packageName }: TypefaceSource, { style, weight }: FaceSource) =>
  `@expo-google-fonts/${packageName}/${weight}${style}/${name}_${weight}${style}.ttf`;

const bannerOf = ({ packageName }: TypefaceSource) =>
  `// Made by \`npx tsx scripts/prepare-font.ts\` from @expo-google-fonts/${packageName} (SIL Open Font License 1.1).\n`;

function describeCharacters(typeface: TypefaceSource, set: GlyphSet): string {
  const list = (codes: number[]) => encode(new Uint8Array(Uint16Array.from(codes).buffer));
  return `${bannerOf(typeface)}export const ${typeface.variable}Characters = {
  characters: '${list(set.characters)}',
  tabular: '${list(set.tabular)}',
};
`;
}

function describeFace(
  typeface: TypefaceSource,
  face: FaceSource,
  { font, set }: { font: SourceFont; set: GlyphSet },
): string {
  const kerning = classifyKerning(set.sources, parseKerning(font));
  const metrics = set.sources.map((glyph) => font.hmtx.metrics.get(glyph));
  const { xMin, yMin, xMax, yMax } = font.head;
  // Everything except the version and the number of glyphs.
  const limits = Object.values(font.maxp).slice(2);
  const parts = [
    Uint16Array.from(metrics.map(({ advance }) => advance)),
    Int16Array.from(metrics.map(({ bearing }) => bearing)),
    Uint16Array.from(set.outlines.map((outline) => outline.length)),
    kerning.values,
    kerning.leftClass,
    kerning.rightClass,
    ...set.outlines,
  ];
  const bytes = Buffer.concat(
    parts.map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength)),
  );
  return `${bannerOf(typeface)}export const ${typeface.variable}${face.style} = {
  name: '${typeface.name}-${face.style}',
  weight: ${face.weight},
  unitsPerEm: ${font.unitsPerEm},
  ascent: ${font.ascent},
  descent: ${font.descent},
  capHeight: ${font.capHeight},
  boundingBox: [${[xMin, yMin, xMax, yMax].join(', ')}],
  limits: [${limits.join(', ')}],
  glyphCount: ${set.sources.length},
  kerningRows: ${kerning.leftCount},
  kerningColumns: ${kerning.rightCount},
  data: '${encode(bytes)}',
};
`;
}

function encode(bytes: Uint8Array): string {
  return deflateSync(bytes, { level: 9 }).toString('base64');
}

if (process.argv[1]?.endsWith('prepare-font.ts')) {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of prepareFonts()) {
    writeFileSync(new URL(name, folder), text);
    console.log(`${name}  ${Math.ceil(text.length / 1024)} kB`);
  }
}
