import { type ReactNode, useEffect, useId } from 'react';
import { buttonStyle } from '#app/ui/buttons/button.tsx';
import { listen } from '#app/ui/hooks/effects.ts';
import { classNames } from '../layout/class-names.ts';
import { useDrop } from './use-drop.ts';

type FileDropProps = {
  /** Accepted file extensions and media types. */
  accept: string;
  /** `Drop a PDF here, or`; hidden on phones. */
  drop: string;
  choose: string;
  /** Small text below the button. */
  hint: string;
  icon?: ReactNode;
  onFile: (file: File) => void;
};

/** A drop zone and file picker for one file; the caller handles its content. */
export function FileDrop({ accept, drop, choose, hint, icon, onFile }: FileDropProps) {
  const input = useId();
  const { isOver, dropHandlers } = useDrop((file) => file && onFile(file));

  // A file dropped outside the zone must not open in the browser and replace the page.
  useEffect(() => {
    const keepPage = (event: DragEvent) => event.preventDefault();
    return listen(window, { dragover: keepPage, drop: keepPage });
  }, []);

  return (
    <div
      className={classNames(
        'flex flex-col items-center gap-3 rounded-lg border-2 border-dashed px-4 py-8 text-center transition-colors',
        isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-sunken',
      )}
      {...dropHandlers}
    >
      {icon}
      <p className="max-sm:hidden">{drop}</p>
      <label
        htmlFor={input}
        className={classNames(
          buttonStyle({ variant: 'secondary' }),
          'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent has-[:focus-visible]:outline-offset-2',
        )}
      >
        {choose}
        <input
          id={input}
          type="file"
          accept={accept}
          className="sr-only"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) onFile(file);
            // Picking the same file again must fire a change event too: its content may have changed.
            event.target.value = '';
          }}
        />
      </label>
      <p className="text-ink-faint text-sm">{hint}</p>
    </div>
  );
}
