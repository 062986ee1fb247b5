/** Joins the chunks of a text. */
export async function joinPieces(pieces: AsyncIterable<string>): Promise<string> {
  const all: string[] = [];
  for await (const piece of pieces) all.push(piece);
  return all.join('');
}

/** Yields rows like a query that returns a few at a time. */
export async function* inLots<Row>(rows: readonly Row[], each = 2): AsyncGenerator<Row[]> {
  for (let at = 0; at < rows.length; at += each) yield rows.slice(at, at + each);
}
