import { Download } from 'lucide-react';
import { useState } from 'react';
import { downloadCsv } from '#app/browser/files/download-csv.client.ts';
import { Button } from '#app/components/buttons/button.tsx';
import { toast } from '#app/components/messages/toast.tsx';

/** Downloads all clients or all products as a CSV file, whatever is searched for. */
export function ExportCsv({ what }: { what: 'clients' | 'products' }) {
  const [isLoading, setLoading] = useState(false);

  async function download() {
    setLoading(true);
    const done = await downloadCsv(`/api/${what}-csv`, `${what}.csv`);
    setLoading(false);
    if (!done.ok && done.message !== null) toast.error(`Error exporting ${what}: ${done.message}`);
  }

  return (
    <Button variant="secondary" loading={isLoading} onClick={download} aria-label="Export CSV">
      {!isLoading && <Download aria-hidden="true" className="size-4.5" />}
      <span className="max-sm:sr-only">Export CSV</span>
    </Button>
  );
}
