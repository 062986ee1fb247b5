import { describe, expect, it } from 'vitest';
import { ZipProgressBar } from '#app/features/invoice-list/ui/selection-bar.tsx';
import { renderScreen, textsOf } from '#tests/support/render-screen.tsx';

const draw = (progress: { files: number; wanted: number } | null) =>
  renderScreen(<ZipProgressBar progress={progress} onCancel={() => undefined} />);

describe('the progress of a zip', () => {
  it('shows how many files have arrived, and Cancel', async () => {
    const html = await draw({ files: 12, wanted: 300 });
    expect(textsOf(html, 'span')).toContain('12 of 300');
    expect(html).toMatch(/<progress[^>]* max="300"[^>]*/);
    expect(html).toMatch(/<progress[^>]* value="12"/);
    expect(textsOf(html, 'button')).toEqual(['Cancel']);
  });

  it('is announced once, by a live region that is already mounted', async () => {
    expect(await draw(null)).toContain('role="status"');
    expect(await draw(null)).not.toContain('<progress');
    const announced = async (files: number) => textsOf(await draw({ files, wanted: 300 }), 'p')[0];
    expect(await announced(0)).toBe('Creating archive of 300 invoices');
    expect(await announced(12)).toBe(await announced(0));
  });
});
