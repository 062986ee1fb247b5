import { largestExportFile } from '#app/domain/import/import-limits.ts';
import { exportFiles, planExport } from '#app/domain/import/plan-export.ts';
import type { ImportPlan } from '#app/domain/import/plan-import.ts';
import { importTexts } from '#app/texts/import.ts';

/** Fetched with the first zip. */
let unpacker: typeof import('fflate') | null = null;

/** Reads one zip of an account's export: of its files the data alone is unpacked. Never rejects. */
export async function readExportFile(
  file: File,
): Promise<{ ok: true; plan: ImportPlan } | { ok: false; message: string }> {
  if (file.size > largestExportFile) return refuse(importTexts.refused.exportTooLarge);
  const bytes = await file.arrayBuffer().catch(() => null);
  unpacker ??= await import('fflate').catch(() => null);
  if (!bytes || !unpacker) return refuse(importTexts.refused.noReader);
  const { unzipSync } = unpacker;
  try {
    const unpacked = unzipSync(new Uint8Array(bytes), {
      filter: ({ name, originalSize }) =>
        exportFiles.test(name) && originalSize <= largestExportFile,
    });
    const decoder = new TextDecoder();
    const texts = Object.entries(unpacked).map(
      ([name, data]) => [name, decoder.decode(data)] as const,
    );
    const plan = planExport(new Map(texts));
    if (plan?.unreadable === 0)
      return {
        ok: true,
        plan: { kind: 'export', broken: [], remarks: [], ...plan },
      };
  } catch {
    // It is no zip, or is cut off.
  }
  return refuse(importTexts.refused.noExport);
}

function refuse(message: string): { ok: false; message: string } {
  return { ok: false, message };
}

// @covers paid-10.11
