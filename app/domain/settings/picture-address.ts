import type { PictureName } from './picture-name.ts';

/** Where a browser gets logo and signature from: addresses of ours, null where there is none. */
export type PictureAddresses = Record<PictureName, string | null>;

/**
 * The addresses of the stored pictures of the settings, or of an invoice; for their owner alone.
 * @param stored.updatedAt of their row: another version is another address, so that no page shows an old picture
 */
export function pictureAddresses(
  stored: { logoId: string | null; signatureId: string | null; updatedAt: number },
  invoiceId?: string,
): PictureAddresses {
  const addressOf = (name: PictureName) => {
    const query = new URLSearchParams({ name, version: String(stored.updatedAt) });
    if (invoiceId !== undefined) query.set('invoice', invoiceId);
    return `/api/settings-picture?${query}`;
  };
  return {
    logo: stored.logoId ? addressOf('logo') : null,
    signature: stored.signatureId ? addressOf('signature') : null,
  };
}
