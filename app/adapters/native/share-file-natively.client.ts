import { Directory, Filesystem } from '@capacitor/filesystem';
import { Share } from '@capacitor/share';
import { nativeTexts } from '#app/i18n/native-frame.ts';
import { toBase64 } from '#app/ui/browser/files/to-base64.client.ts';
import type { NativeFile, NativeShareOutcome } from './native-bridge.client.ts';

/** How long a shared file stays in the cache, because the receiving app may still be reading it. */
const keptMilliseconds = 5000;

const directory = Directory.Cache;
const folder = 'shared';

/** Folders of this page's own shares until they are deleted. */
const fresh = new Set<string>();

/** Shares a file by the system's share sheet, from a cached file that is deleted 5 s later. Never rejects. */
export async function shareFileNatively({
  file,
  fileName,
}: NativeFile): Promise<NativeShareOutcome> {
  const own = crypto.randomUUID();
  fresh.add(own);
  try {
    await sweep();
    const path = `${folder}/${own}/${fileName}`;
    const data = await toBase64(file);
    const { uri } = await Filesystem.writeFile({ path, data, directory, recursive: true });
    await Share.share({ files: [uri] });
    return 'shared';
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    // Error messages of Capacitor's plugin: canceled, or its sheet is already open because of a second press.
    if (/cancell?ed|in progress/i.test(message)) return 'cancelled';
    return { error: message || nativeTexts.shareNotOpened };
  } finally {
    setTimeout(() => void remove(own), keptMilliseconds);
  }
}

/** Deletes files of pages that were closed before their 5 s were over. */
async function sweep(): Promise<void> {
  try {
    const { files } = await Filesystem.readdir({ path: folder, directory });
    await Promise.all(files.filter(({ name }) => !fresh.has(name)).map(({ name }) => remove(name)));
  } catch {
    // Nothing has been shared yet.
  }
}

async function remove(name: string): Promise<void> {
  fresh.delete(name);
  try {
    await Filesystem.rmdir({ path: `${folder}/${name}`, directory, recursive: true });
  } catch {
    // It is already gone, or the next share tries again.
  }
}
