import { type FileDownload, fetchFile } from './fetch-file.client.ts';

/**
 * Downloads one of the seller's tables. Never rejects.
 * @param address path of the file, such as `/api/clients-csv`
 * @param otherwiseName what the file is called when the answer names none
 */
export async function downloadCsv(address: string, otherwiseName: string): Promise<FileDownload> {
  try {
    return await fetchFile(address, 'text/csv', otherwiseName);
  } catch {
    return { ok: false, message: 'no connection' };
  }
}
