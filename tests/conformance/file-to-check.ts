/** A file for the validators. Its name says what it was made from, and its extension which rules apply. */
export type FileToCheck = { name: string; bytes: Uint8Array };
