/** Data rows of one file. */
export const maxImportRows = 20_000;

/** 8 MB: of the file, and of its text in UTF-8. */
export const maxImportFile = 8 * 1024 * 1024;

/** How much of a file goes with one post: so many of its records, and of invoices so many lines. */
export const maxPerBatch = {
  invoices: 50,
  lines: 400,
  clients: 250,
  products: 250,
  looked: 1000,
  /** Of an export: a document has up to 100 lines, a series thousands of days; entries that share invoices go together. */
  documents: 10,
  entries: 250,
  linkedEntries: 1000,
  series: 3,
  words: 30,
};

/** Longest text of a cell that is looked at, UTF-16 units. */
export const maxCellLength = 10_000;

/** 300 MB: of one zip of an account's export, of which only the data is unpacked. */
export const maxExportFile = 300 * 1024 * 1024;

/** 512 kB, as of any picture (`maxPictureBytes`, whose module would come along with its readers). */
export const maxExportPicture = 512 * 1024;
