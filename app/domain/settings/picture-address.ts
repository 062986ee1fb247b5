/** The pictures in Settings, copied to every new invoice. */
export const pictureNames = ['logo', 'signature'] as const;
export type PictureName = (typeof pictureNames)[number];

/** Whether a value is a picture name. */
export function isPictureName(name: unknown): name is PictureName {
  return pictureNames.some((known) => known === name);
}

/** Addresses of logo and signature on our server; null where there is none. */
export type PictureAddresses = Record<PictureName, string | null>;

/**
 * Returns the addresses of the stored pictures of the settings or of an invoice; only their owner can load them.
 * @param stored.updatedAt of their row; each version has its own address, so that no page shows an old picture
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
