import { Download } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { fill } from '#app/i18n/fill.ts';
import { periodTexts } from '#app/i18n/texts.ts';
import { fetchFile } from '#app/ui/browser/files/fetch-file.client.ts';
import { Button } from './button.tsx';

type FileButtonProps = {
  address: string;
  /** The media type that the response must have. */
  type: string;
  /** The file name if the response has none. */
  name: string;
  children: string;
};

/** Downloads a report as a file, or shows an error. */
export function FileButton({ address, type, name, children }: FileButtonProps) {
  const [isLoading, setLoading] = useState(false);

  async function download() {
    setLoading(true);
    const done = await fetchFile(address, type, name);
    setLoading(false);
    if (!done.ok && done.message !== null) {
      toast.error(fill(periodTexts.notLoaded, { message: done.message }));
    }
  }

  return (
    <Button variant="secondary" loading={isLoading} onClick={download}>
      {!isLoading && <Download aria-hidden="true" className="size-4.5" />}
      {children}
    </Button>
  );
}
