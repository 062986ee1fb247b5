import { Download } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { reportTexts } from '#app/features/reports/texts/reports.ts';
import { fill } from '#app/i18n/fill.ts';
import { fetchFile } from '#app/ui/browser/files/fetch-file.client.ts';
import { Button } from '#app/ui/buttons/button.tsx';

type FileButtonProps = {
  address: string;
  /** The media type without which an answer is none. */
  type: string;
  /** What the file is called where the answer names none. */
  name: string;
  children: string;
};

/** Downloads a report as a file, or says why there is none. */
export function FileButton({ address, type, name, children }: FileButtonProps) {
  const [isLoading, setLoading] = useState(false);

  async function download() {
    setLoading(true);
    const done = await fetchFile(address, type, name);
    setLoading(false);
    if (!done.ok && done.message !== null) {
      toast.error(fill(reportTexts.notLoaded, { message: done.message }));
    }
  }

  return (
    <Button variant="secondary" loading={isLoading} onClick={download}>
      {!isLoading && <Download aria-hidden="true" className="size-4.5" />}
      {children}
    </Button>
  );
}
