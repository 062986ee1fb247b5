/** Hands bytes to the browser's downloads under a name. */
export function saveFile(file: Blob, fileName: string): void {
  const objectUrl = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = objectUrl;
  link.download = fileName;
  link.click();
  // Safari reads the blob after the click has returned.
  setTimeout(() => URL.revokeObjectURL(objectUrl), 10_000);
}

/** The file name of a `Content-Disposition` header, RFC 6266: `filename*` before `filename`. */
export function fileNameOf(disposition: string | null): string | null {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (extended) return decodeURIComponent(extended);
  return /filename="([^"]*)"/.exec(disposition ?? '')?.[1] ?? null;
}
