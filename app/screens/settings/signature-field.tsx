import { useState } from 'react';
import { Button } from '#app/components/buttons/button.tsx';
import { toast } from '#app/components/messages/toast.tsx';
import { useLazyImport } from '#app/screens/loading/use-lazy-import.ts';
import { PictureField, type PictureFieldProps } from './picture-field.tsx';

/** A signature to draw, or to upload like any picture: the keyboard cannot draw. */
export function SignatureField(props: Omit<PictureFieldProps, 'children'>) {
  const { picture, onChange } = props;
  const [isDrawing, setIsDrawing] = useState(false);
  const dialog = useLazyImport(fetchDialog, sayNotFetched);

  return (
    <PictureField {...props}>
      <Button
        variant="secondary"
        onPointerEnter={() => dialog.fetchNow(true)}
        onFocus={() => dialog.fetchNow(true)}
        onClick={() => {
          setIsDrawing(true);
          dialog.fetchNow(false);
        }}
      >
        {picture ? 'Draw again' : 'Draw'}
      </Button>
      {dialog.part && (
        <dialog.part.DrawSignatureDialog
          open={isDrawing}
          onClose={() => setIsDrawing(false)}
          onDrawn={onChange}
        />
      )}
    </PictureField>
  );
}

// The pen's library is for whoever draws.
const fetchDialog = () => import('./draw-signature-dialog.tsx');

function sayNotFetched(): void {
  toast.error('This could not be opened. Please check your connection and try again.');
}
