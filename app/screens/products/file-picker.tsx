import { Download, FileUp } from 'lucide-react';
import { useEffect, useId } from 'react';
import { buttonStyle } from '#app/components/buttons/button-style.ts';
import { useDrop } from '#app/components/fields/use-drop.ts';
import { listen } from '#app/components/hooks/listen.ts';
import { classNames } from '#app/components/layout/class-names.ts';
import { FormAlert } from '#app/components/messages/form-alert.tsx';
import { productImportTexts } from '#app/texts/product-import.ts';

type FilePickerProps = {
  /** Why the file before was not taken. */
  refusal: string | null;
  onFile: (file: File) => void;
};

/** Where a CSV file is dropped or picked, with what it should look like. */
export function FilePicker({ refusal, onFile }: FilePickerProps) {
  const input = useId();
  const { isOver, dropHandlers } = useDrop((file) => file && onFile(file));

  // A file that misses the place must not open in the browser instead of the page.
  useEffect(() => {
    const keepPage = (event: DragEvent) => event.preventDefault();
    return listen(window, { dragover: keepPage, drop: keepPage });
  }, []);

  return (
    <div className="flex flex-col gap-4">
      {refusal !== null && <FormAlert>{refusal}</FormAlert>}
      <div
        className={classNames(
          'flex flex-col items-center gap-3 rounded-lg border-2 border-dashed px-4 py-10 text-center transition-colors',
          isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-sunken',
        )}
        {...dropHandlers}
      >
        <FileUp aria-hidden="true" className="size-8 text-accent-ink" strokeWidth={1.5} />
        <p className="max-sm:hidden">{productImportTexts.picker.drop}</p>
        <label
          htmlFor={input}
          className={classNames(
            buttonStyle({ variant: 'secondary' }),
            'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-accent has-[:focus-visible]:outline-offset-2',
          )}
        >
          {productImportTexts.picker.choose}
          <input
            id={input}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
            className="sr-only"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) onFile(file);
              // The same file again, mended meanwhile, is a change too.
              event.target.value = '';
            }}
          />
        </label>
        <p className="text-ink-faint text-sm">{productImportTexts.picker.limits}</p>
      </div>
      <p className="text-[0.9375rem] text-ink-soft">{productImportTexts.picker.columns}</p>
      <TemplateLink />
    </div>
  );
}

/** A CSV file to fill in, with the columns of `platform.md` section 9. */
export function TemplateLink() {
  return (
    <a href="/products-template.csv" download className={buttonStyle({ variant: 'quiet' })}>
      <Download aria-hidden="true" className="size-4.5" />
      {productImportTexts.picker.template}
    </a>
  );
}
