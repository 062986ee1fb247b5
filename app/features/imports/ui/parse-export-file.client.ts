import { checkExportLedger } from '#app/domain/import/check-export-ledger.ts';
import { maxExportFile, maxExportPicture } from '#app/domain/import/import-limits.ts';
import { exportFiles, exportPictures, planExport } from '#app/domain/import/plan-export.ts';
import type { ImportPlan } from '#app/domain/import/plan-import.ts';
import { writePictureText } from '#app/domain/picture/picture-text.ts';
import { importTexts } from '#app/features/imports/texts/import.ts';
import { toBase64 } from '#app/ui/browser/files/to-base64.client.ts';

/** Loaded with the first zip. */
let unpacker: typeof import('fflate') | null = null;

/**
 * Reads one zip of an account's export, unpacking only its data and the pictures of its settings. Never rejects.
 * @param today the seller-local date, `YYYY-MM-DD`
 */
export async function parseExportFile(
  file: File,
  today: string,
): Promise<{ ok: true; plan: ImportPlan } | { ok: false; message: string }> {
  if (file.size > maxExportFile) return refuse(importTexts.refused.exportTooLarge);
  const bytes = await file.arrayBuffer().catch(() => null);
  unpacker ??= await import('fflate').catch(() => null);
  if (!bytes || !unpacker) return refuse(importTexts.refused.noReader);
  const { unzipSync } = unpacker;
  try {
    const unpacked = unzipSync(new Uint8Array(bytes), {
      filter: ({ name, originalSize }) =>
        (exportFiles.test(name) && originalSize <= maxExportFile) ||
        (exportPictures.test(name) && originalSize <= maxExportPicture),
    });
    const decoder = new TextDecoder();
    const texts = await Promise.all(
      Object.entries(unpacked).map(async ([name, data]): Promise<[string, string]> => {
        if (!exportPictures.test(name)) return [name, decoder.decode(data)];
        const base64 = await toBase64(new Blob([data as BlobPart]));
        const type = name.endsWith('.png') ? 'png' : 'jpeg';
        return [name, writePictureText({ type, base64 })];
      }),
    );
    const plan = planExport(new Map(texts));
    if (plan?.unreadable === 0) {
      const { plan: sound, broken, remarks } = checkExportLedger(plan, today);
      return { ok: true, plan: { kind: 'export', broken, remarks, unused: [], ...sound } };
    }
  } catch {
    // The file isn't a zip or is incomplete.
  }
  return refuse(importTexts.refused.noExport);
}

function refuse(message: string): { ok: false; message: string } {
  return { ok: false, message };
}
