import { Download, Eye } from 'lucide-react';
import { Button } from '#app/components/buttons/button.tsx';
import { LinkButton } from '#app/components/buttons/link-button.tsx';
import type { Saver } from './saver.ts';

export type FormActionsProps = {
  busy: Saver['busy'];
  /** Where Cancel leads; null without it. */
  leavePath: string | null;
  onLeave: () => void;
  onPreview: () => void;
  onDownload: () => void;
};

/** Looking at the invoice, taking it along, leaving; saving stands beside the total. */
export function FormActions({ busy, leavePath, onLeave, onPreview, onDownload }: FormActionsProps) {
  return (
    <>
      <Button variant="secondary" wide onClick={onPreview}>
        <Eye aria-hidden="true" className="size-4" />
        Preview
      </Button>
      <Button variant="secondary" wide loading={busy === 'download'} onClick={onDownload}>
        {busy !== 'download' && <Download aria-hidden="true" className="size-4" />}
        Download PDF
      </Button>
      {leavePath && (
        <LinkButton variant="quiet" wide to={leavePath} onClick={onLeave}>
          Cancel
        </LinkButton>
      )}
    </>
  );
}

// @covers invoices-2.1
