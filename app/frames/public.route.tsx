import { Outlet } from '@remix-run/react';
import { languages } from '#app/domain/language/languages.ts';
import { RouteError } from '#app/frames/errors/route-error.tsx';
import { FramedPage } from '#app/frames/web/framed-page.tsx';
import { usePublicFrameCountry } from '#app/frames/web/root-data.ts';

/** A client can be anywhere, and an invoice in any language. */
const everyLanguage = languages.map(({ code }) => code);

/** The layout of public invoice pages: the US frame for guests, the owner's for a signed-in owner. */
export default function PublicLayout() {
  return (
    <FramedPage country={usePublicFrameCountry()} languages={everyLanguage}>
      <Outlet />
    </FramedPage>
  );
}

export function ErrorBoundary() {
  const country = usePublicFrameCountry();
  return (
    <FramedPage country={country}>
      <RouteError home={`/${country}`} />
    </FramedPage>
  );
}
