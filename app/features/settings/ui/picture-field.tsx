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
  /** A `data:` URL that was chosen, or the address of the stored one; null for none. */
  picture: string | null;
  /** Takes a checked `data:` URL, or null when the picture is taken away. */
  onChange: (picture: string | null) => void;
  /** What the server has against it; what the file itself is refused for is said here anyway. */
  error?: string | null;
  /** Id and name of the button that gets the focus when this field is to be corrected. */
  id?: string;
  hint?: string;
  /** Further ways to a picture, beside Upload. */
  children?: ReactNode;
};

/** A picture to pick or drop, shown on paper as an invoice prints it; it can be replaced and taken away. */
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
            // The same file may be picked again after it was put right.
            event.target.value = '';
            if (file) take(file);
          }}
        />
      </div>
      <div aria-live="polite">
        <FieldError controlId={buttonId} error={problem} />
        <span className="sr-only">{spoken}</span>
      </div>
      <p id={`${buttonId}-hint`} className="text-ink-faint text-sm">
        {hint}
      </p>
    </fieldset>
  );
}

/** Why what was picked is refused, and the picture that stays. */
type Refused = { why: PictureRefusal; before: string | null };

/** Checks what was picked; the newest pick wins, and a refused one leaves the picture as it was. */
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
  // One that came another way, a drawn one, leaves the refused file behind.
  const refusal = refused?.before === picture ? pictureTexts.refused[refused.why] : null;
  return { busy, refusal, spoken, take: (file: Blob | null) => void take(file), remove };
}
