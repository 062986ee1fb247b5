/** Maximum data rows per file. */
export const maxImportRows = 20_000;

/** 8 MB: maximum size of a file, and of its text in UTF-8. */
export const maxImportFile = 8 * 1024 * 1024;

/** Maximum records per request; for invoices also the maximum lines. */
export const maxPerBatch = {
  invoices: 50,
  lines: 400,
  clients: 250,
  products: 250,
  looked: 1000,
  /**
   * From an export: a document has up to 100 lines, a series thousands of occurrences; entries of linked invoices are
   * posted together.
   */
  documents: 10,
  entries: 250,
  linkedEntries: 1000,
  series: 3,
  words: 30,
};

/** Maximum length of an examined cell, UTF-16 code units. */
export const maxCellLength = 10_000;

/** 300 MB: the maximum size of one export zip. Only its data files are unpacked. */
export const maxExportFile = 300 * 1024 * 1024;

/** 512 kB, like every picture (`maxPictureBytes`, whose module would also pull in its parsers). */
export const maxExportPicture = 512 * 1024;
