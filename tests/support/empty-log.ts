import type { Database } from '#db/client.server.ts';

/** More than the 1,000 pages of 4,096 bytes at which the log is moved into the file. */
const paddingBytes = 4_500_000;

/**
 * Has sqld move its log into the file now, while nobody writes, so that the next 1,000 pages (some eighty saves) are
 * written without that: with many writers waiting it may hang for good (github.com/tursodatabase/libsql/pull/1955).
 */
export async function emptyLog({ $client }: Database): Promise<void> {
  await $client.batch(
    ['CREATE TABLE padding (bytes)', `INSERT INTO padding VALUES (zeroblob(${paddingBytes}))`],
    'write',
  );
  await $client.execute('DROP TABLE padding');
}
