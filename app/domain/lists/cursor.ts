/** Where a page of a list ended: what its last row is sorted by, the newest first. */
export type Cursor = {
  /** `YYYY-MM-DD` where a day comes before the moment of saving; null elsewhere. */
  day: string | null;
  /** Epoch milliseconds. */
  createdAt: number;
  id: string;
};

const placeShape = /^(?:(\d{4}-\d{2}-\d{2})\.)?(\d{1,15})\.([\w-]{1,100})$/;

/** A place as the `after` of an address. */
export function writeCursor({ day, createdAt, id }: Cursor): string {
  return [...(day === null ? [] : [day]), createdAt, id].join('.');
}

/** Reads `after`; null, which is the start of the list, when there is none or it is broken. */
export function parseCursor(after: string | null): Cursor | null {
  const [, day = null, createdAt, id] = placeShape.exec(after ?? '') ?? [];
  return createdAt && id ? { day, createdAt: Number(createdAt), id } : null;
}
