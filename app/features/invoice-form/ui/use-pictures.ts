import { useEffect, useRef, useState } from 'react';
import type { InvoiceSheet } from '#app/domain/invoices/sheet.ts';
import { parsePictureText } from '#app/domain/picture/picture-text.ts';
import type { PictureAddresses } from '#app/domain/settings/picture-address.ts';
import { invoiceSaveTexts } from '#app/features/invoice-form/texts.ts';
import { loadLocalPictures } from '#app/features/settings/public.ts';
import { fetchPicture } from '#app/ui/browser/files/base64.client.ts';
import { toast } from '#app/ui/messages/toast.tsx';

type SheetPictures = Pick<InvoiceSheet, 'logo' | 'signature'>;

const none: SheetPictures = { logo: null, signature: null };

/**
 * Logo and signature for the preview, fetched when one is first made and again when they are others. A guest's are on this
 * device (`addresses` null).
 * @param isWanted while a preview is shown
 */
export function usePictures(addresses: PictureAddresses | null, isWanted: boolean): SheetPictures {
  const [pictures, setPictures] = useState<SheetPictures>(none);
  const wanted = useRef('');

  useEffect(() => {
    if (!isWanted) return;
    const names = addresses === null ? 'local' : `${addresses.logo} ${addresses.signature}`;
    const isKnown = addresses !== null && wanted.current === names;
    if (isKnown) return;
    wanted.current = names;
    const show = (come: SheetPictures) => {
      if (wanted.current === names) setPictures(come);
    };
    show(none);
    loadPictures(addresses).then(show, () => {
      if (wanted.current !== names) return;
      // The next preview tries again.
      wanted.current = '';
      toast.error(invoiceSaveTexts.preview.withoutPictures);
    });
  }, [isWanted, addresses]);
  return pictures;
}

async function loadPictures(addresses: PictureAddresses | null): Promise<SheetPictures> {
  if (addresses === null) {
    const { logo, signature } = loadLocalPictures();
    return { logo: parsePictureText(logo), signature: parsePictureText(signature) };
  }
  const [logo, signature] = await Promise.all(
    [addresses.logo, addresses.signature].map((address) => address && fetchPicture(address)),
  );
  return { logo: logo || null, signature: signature || null };
}
