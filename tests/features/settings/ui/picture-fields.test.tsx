import { describe, expect, it } from 'vitest';
import { SignatureField } from '#app/features/settings/ui/form-sections.tsx';
import { PictureField } from '#app/features/settings/ui/picture-field.tsx';
import { renderScreen, textsOf } from '#tests/support/render-screen.tsx';

const picture = '/api/settings-picture?name=logo&version=1';
const ignore = () => undefined;

describe('the logo', () => {
  it('can be uploaded with a button, as PNG or JPEG', async () => {
    const html = await renderScreen(<PictureField label="Logo" picture={null} onChange={ignore} />);
    expect(textsOf(html, 'legend')).toEqual(['Logo']);
    expect(textsOf(html, 'button')).toEqual(['Upload']);
    expect(html).toContain('accept="image/png,image/jpeg"');
    expect(html).toContain('PNG or JPEG, up to 512 kB.');
    expect(html).not.toContain('<img');
  });

  it('is shown if there is one, with buttons to replace or remove it', async () => {
    const html = await renderScreen(
      <PictureField label="Logo" picture={picture} onChange={ignore} />,
    );
    expect(html).toContain(`src="${picture.replace('&', '&amp;')}" alt="Logo"`);
    expect(textsOf(html, 'button')).toEqual(['Replace', 'Remove']);
  });

  it('shows its error at its button', async () => {
    const error = 'Picture must be a PNG or JPEG file';
    const html = await renderScreen(
      <PictureField id="logo" label="Logo" picture={null} error={error} onChange={ignore} />,
    );
    expect(html).toMatch(/<button[^>]*id="logo"[^>]*aria-describedby="logo-error logo-hint"/);
    expect(html).toContain(error);
  });
});

describe('the signature', () => {
  it('can be drawn or uploaded, and drawn again', async () => {
    const field = (value: string | null) =>
      renderScreen(<SignatureField label="Signature" picture={value} onChange={ignore} />);
    expect(textsOf(await field(null), 'button')).toEqual(['Upload', 'Draw']);
    expect(textsOf(await field(picture), 'button')).toEqual(['Replace', 'Draw again', 'Remove']);
  });
});
