import { describe, expect, test } from 'vitest';
import { streamZip, type ZipEntry } from '#app/pdf/zip.server.ts';
import { readZip } from '#tests/support/read-zip.ts';

const modifiedAt = new Date(2026, 2, 1, 12, 34, 56).getTime();
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Entries that record when they are created. */
function notedEntries(contents: Record<string, string>, made: string[]): ZipEntry[] {
  return Object.entries(contents).map(([name, content]) => ({
    name,
    loadBytes: async () => {
      made.push(name);
      return bytesOf(content);
    },
  }));
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream as BodyInit).arrayBuffer());
}

describe('a zip', () => {
  test('has every file under its name, uncompressed, in the given order', async () => {
    const contents = { 'INV-001.pdf': '%PDF-1', 'Rechnung Ü 2.pdf': 'two', 'empty.pdf': '' };
    const files = readZip(await readAll(streamZip(notedEntries(contents, []), modifiedAt)));
    expect(files.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)])).toEqual(
      Object.entries(contents),
    );
    expect(new Set(files.map((file) => file.modifiedAt))).toEqual(new Set(['2026-03-01 12:34:56']));
  });

  test('creates a file only after the reader has consumed the previous one', async () => {
    const made: string[] = [];
    const names = ['1', '2', '3', '4'];
    const contents = Object.fromEntries(names.map((name) => [name, 'x'.repeat(100)]));
    const reader = streamZip(notedEntries(contents, made), modifiedAt).getReader();
    expect(made).toEqual([]);
    await reader.read();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(made).toEqual(['1']);
    await reader.cancel();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(made).toEqual(['1']);
  });

  test('with a file that can’t be created fails rather than ending early', async () => {
    const broken: ZipEntry = {
      name: 'b',
      loadBytes: () => Promise.reject(new Error('unreadable')),
    };
    const zip = streamZip([...notedEntries({ a: 'a' }, []), broken], modifiedAt);
    await expect(readAll(zip)).rejects.toThrow('unreadable');
  });
});
