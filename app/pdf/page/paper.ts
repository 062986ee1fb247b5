import type { Paper } from '#app/domain/invoices/paper.ts';

/** A page size in points. */
export type PageSize = { width: number; height: number };

/** A4 (ISO 216: 210 x 297 mm) and Letter (ANSI/ASME Y14.1: 8.5 x 11 in). */
export const pageSizes: Record<Paper, PageSize> = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
};
