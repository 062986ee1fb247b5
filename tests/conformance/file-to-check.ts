/** A file for the validators; its name tells what it is made of, and its ending which rules it is for. */
export type FileToCheck = { name: string; bytes: Uint8Array };
