import { Download, FileUp } from 'lucide-react';
import { productImportTexts } from '#app/features/products/texts/product-import.ts';
import { buttonStyle } from '#app/ui/buttons/button-style.ts';
import { FileDrop } from '#app/ui/fields/file-drop.tsx';
import { FormAlert } from '#app/ui/messages/form-alert.tsx';

type FilePickerProps = {
  /** Why the previous file was refused. */
  refusal: string | null;
  onFile: (file: File) => void;
};

/** A drop zone and file picker for a CSV file, with the expected format. */
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

/** The link to a CSV template. */
export function TemplateLink() {
  return (
    <a href="/products-template.csv" download className={buttonStyle({ variant: 'quiet' })}>
      <Download aria-hidden="true" className="size-4.5" />
      {productImportTexts.picker.template}
    </a>
  );
}
