/** Maximum data rows of an imported file, without the header. */
export const maxImportedProducts = 1000;

/** 1 MB: maximum size of the file, and of its text in UTF-8, which is larger if the file is UTF-16. */
export const maxImportBytes = 1024 * 1024;
