import { ImagePlus } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { PictureRefusal } from '#app/domain/settings/picture.ts';
import { pictureTexts } from '#app/features/settings/texts.ts';
import { loadPicture } from '#app/ui/browser/files/load-picture.client.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { FieldError } from '#app/ui/fields/field.tsx';
import { useDrop } from '#app/ui/fields/use-drop.ts';
import { classNames } from '#app/ui/layout/class-names.ts';

export type PictureFieldProps = {
  label: string;
  /** The chosen `data:` URL, or the URL of the stored picture; null if there is none. */
  picture: string | null;
  /** Called with a checked `data:` URL, or null when the picture is removed. */
  onChange: (picture: string | null) => void;
  /** The server's error; errors of the file itself are shown in any case. */
  error?: string | null;
  /** Id and name of the button that is focused when this field has an error. */
  id?: string;
  hint?: string;
  /** Other ways to add a picture, next to Upload. */
  children?: ReactNode;
};

/**
 * A field to choose or drop a picture, shown on a paper background as on an invoice; it can be replaced and removed.
 */
export function PictureField(props: PictureFieldProps) {
  const { label, picture, error, id, hint = pictureTexts.hint, children } = props;
  const madeUp = useId();
  const buttonId = id ?? madeUp;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { busy, refusal, spoken, take, remove } = usePickedPicture(props);
  const { isOver, dropHandlers } = useDrop(take);
  const problem = refusal ?? error;
  const describedBy = [problem && `${buttonId}-error`, `${buttonId}-hint`].filter(Boolean);

  return (
    <fieldset className="flex w-full min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 font-medium text-ink text-sm">{label}</legend>
      <div
        {...dropHandlers}
        className={classNames(
          'flex flex-wrap items-center gap-4 rounded-md border border-dashed p-3 transition-colors duration-150',
          isOver ? 'border-accent bg-accent-soft' : 'border-line-strong',
        )}
      >
        <div className="on-paper flex h-20 w-full shrink-0 sm:w-44 items-center justify-center rounded-sm bg-surface p-2 text-ink-faint">
          {picture ? (
            <img src={picture} alt={label} className="max-h-full max-w-full object-contain" />
          ) : (
            <span className="flex flex-col items-center gap-1 text-sm">
              <ImagePlus aria-hidden="true" className="size-6" />
              <span className="hidden pointer-fine:inline">{pictureTexts.drop}</span>
            </span>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            ref={button}
            id={buttonId}
            name={id}
            variant="secondary"
            loading={busy}
            aria-describedby={describedBy.join(' ')}
            onClick={() => input.current?.click()}
          >
            {picture ? pictureTexts.replace : pictureTexts.upload}
          </Button>
          {children}
          {picture && (
            <Button
              variant="quiet"
              onClick={() => {
                remove();
                button.current?.focus();
              }}
            >
              {pictureTexts.remove}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg"
          aria-label={label}
          tabIndex={-1}
          hidden
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // So that the same file can be chosen again after it was fixed.
            event.target.value = '';
            if (file) take(file);
          }}
        />
      </div>
      <div aria-live="polite">
        <FieldError controlId={buttonId} error={problem} />
        <span className="sr-only">{spoken}</span>
      </div>
      <p id={`${buttonId}-hint`} className="hint">
        {hint}
      </p>
    </fieldset>
  );
}

/** Why the chosen file was refused, and the picture before it. */
type Refused = { why: PictureRefusal; before: string | null };

/** Checks the chosen file; the last one chosen wins, and a refused one doesn't change the picture. */
function usePickedPicture({ picture, onChange }: PictureFieldProps) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [spoken, setSpoken] = useState('');
  const newest = useRef(0);

  const refuse = (why: PictureRefusal) => setRefused({ why, before: picture });
  const take = async (file: Blob | null) => {
    newest.current += 1;
    const turn = newest.current;
    setSpoken('');
    setBusy(file !== null);
    if (!file) return refuse('wrongKind');
    const read = await loadPicture(file);
    if (turn !== newest.current) return;
    setBusy(false);
    if (!read.ok) return refuse(read.refusal);
    setRefused(null);
    setSpoken(pictureTexts.added);
    onChange(read.picture);
  };
  const remove = () => {
    newest.current += 1;
    setBusy(false);
    setRefused(null);
    setSpoken(pictureTexts.removed);
    onChange(null);
  };
  // A picture added another way, such as a drawn one, clears the error of the refused file.
  const refusal = refused?.before === picture ? pictureTexts.refused[refused.why] : null;
  return { busy, refusal, spoken, take: (file: Blob | null) => void take(file), remove };
}
