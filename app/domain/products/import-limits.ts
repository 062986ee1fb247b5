/** Data rows of an imported file, the heading not counted (`decisions.md`; `platform.md` section 5, CSV import). */
export const mostImportedProducts = 1000;

/** 1 MB: of the file, and of its text in UTF-8, which is larger where the file is UTF-16. */
export const largestImportBytes = 1024 * 1024;

/** `platform.md` section 5, CSV import, and section 8, Products. */
export const importMessages = {
  fileTooLarge: 'File size must be less than 1MB',
  contentTooLarge: 'File content is too large',
  empty: 'File is empty or invalid',
  tooManyRows: 'Too many rows. Maximum 1000 products can be imported at once',
  noProducts: 'No valid products found in file',
  unreadable: 'Error reading file. Please check the format.',
} as const;

/** Said when an import is done: `12 products imported successfully!` (`platform.md` section 8). */
export function importedMessage(count: number): string {
  return `${count} ${count === 1 ? 'product' : 'products'} imported successfully!`;
}

// @covers V5.1.1
