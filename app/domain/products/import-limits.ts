/** Data rows of an imported file, the heading not counted. */
export const maxImportedProducts = 1000;

/** 1 MB: of the file, and of its text in UTF-8, which is larger where the file is UTF-16. */
export const maxImportBytes = 1024 * 1024;
