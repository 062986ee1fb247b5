import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';
import { composeGlyphSet, type GlyphSet } from './font/glyph-set.ts';
import { classifyKerning, readKerning } from './font/kerning.ts';
import { type OpenTypeFont, readOpenType } from './font/open-type.ts';
import { readTabularFigures } from './font/tabular-figures.ts';

const require = createRequire(import.meta.url);
const folder = new URL('../app/pdf/font-data/', import.meta.url);

const faces = [
  {
    file: 'inter-regular.ts',
    name: 'interRegular',
    postScriptName: 'Inter-Regular',
    weight: 400,
    source: '400Regular/Inter_400Regular.ttf',
  },
  {
    file: 'inter-semi-bold.ts',
    name: 'interSemiBold',
    postScriptName: 'Inter-SemiBold',
    weight: 600,
    source: '600SemiBold/Inter_600SemiBold.ttf',
  },
];

/** The text of every generated file by its name; the same fonts always give the same text. */
export function prepareFonts(): Map<string, string> {
  const files = new Map<string, string>();
  let shared: string | null = null;
  for (const face of faces) {
    const path = require.resolve(`@expo-google-fonts/inter/${face.source}`);
    const font = readOpenType(readFileSync(path));
    const set = composeGlyphSet(font, readTabularFigures(font));
    const characters = describeCharacters(set);
    if (shared !== null && shared !== characters)
      throw new Error('faces differ in their characters');
    shared = characters;
    files.set(face.file, describeFace(face, font, set));
  }
  files.set('inter-characters.ts', shared ?? '');
  return files;
}

const banner =
  '// Made by `npx tsx scripts/prepare-font.ts` from @expo-google-fonts/inter (SIL Open Font License 1.1).\n';

function describeCharacters(set: GlyphSet): string {
  const list = (codes: number[]) => encode(new Uint8Array(Uint16Array.from(codes).buffer));
  return `${banner}export const interCharacters = {
  characters: '${list(set.characters)}',
  tabular: '${list(set.tabular)}',
};
`;
}

function describeFace(face: (typeof faces)[number], font: OpenTypeFont, set: GlyphSet): string {
  const kerning = classifyKerning(set.sources, readKerning(font));
  const parts = [
    Uint16Array.from(set.sources.map(font.advanceOf)),
    Int16Array.from(set.sources.map(font.sideBearingOf)),
    Uint16Array.from(set.outlines.map((outline) => outline.length)),
    kerning.values,
    kerning.leftClass,
    kerning.rightClass,
    ...set.outlines,
  ];
  const bytes = Buffer.concat(
    parts.map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength)),
  );
  return `${banner}export const ${face.name} = {
  name: '${face.postScriptName}',
  weight: ${face.weight},
  unitsPerEm: ${font.unitsPerEm},
  ascent: ${font.ascent},
  descent: ${font.descent},
  capHeight: ${font.capHeight},
  boundingBox: [${font.boundingBox.join(', ')}],
  limits: [${font.limits.join(', ')}],
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
