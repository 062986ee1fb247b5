import { Download, FileUp } from 'lucide-react';
import { productImportTexts } from '#app/features/products/texts/product-import.ts';
import { buttonStyle } from '#app/ui/buttons/button-style.ts';
import { FileDrop } from '#app/ui/fields/file-drop.tsx';
import { FormAlert } from '#app/ui/messages/form-alert.tsx';

type FilePickerProps = {
  /** Why the file before was not taken. */
  refusal: string | null;
  onFile: (file: File) => void;
};

/** Where a CSV file is dropped or picked, with what it should look like. */
export function FilePicker({ refusal, onFile }: FilePickerProps) {
  const { drop, choose, limits, columns } = productImportTexts.picker;
  return (
    <div className="flex flex-col gap-4">
      {refusal !== null && <FormAlert>{refusal}</FormAlert>}
      <FileDrop
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        {...{ drop, choose, hint: limits, onFile }}
        icon={<FileUp aria-hidden="true" className="size-8 text-accent-ink" strokeWidth={1.5} />}
      />
      <p className="text-[0.9375rem] text-ink-soft">{columns}</p>
      <TemplateLink />
    </div>
  );
}

/** A CSV file to fill in. */
export function TemplateLink() {
  return (
    <a href="/products-template.csv" download className={buttonStyle({ variant: 'quiet' })}>
      <Download aria-hidden="true" className="size-4.5" />
      {productImportTexts.picker.template}
    </a>
  );
}
