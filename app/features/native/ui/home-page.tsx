import { Link } from '@remix-run/react';
import { FilePlus2 } from 'lucide-react';
import { nativePaths } from '#app/domain/navigation/page-paths.ts';
import { nativeTexts } from '#app/i18n/texts.ts';
import { LinkButton } from '#app/ui/buttons/button.tsx';

/** The app's start screen for users without an invoice. */
export function HomePage({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <div className="flex min-h-[calc(100dvh-11rem)] flex-col items-center justify-center px-6 pb-10 text-center">
      <span className="mb-6 flex size-20 items-center justify-center rounded-xl bg-accent-soft text-accent-ink">
        <FilePlus2 aria-hidden="true" className="size-10" strokeWidth={1.5} />
      </span>
      <h1 className="text-balance font-bold text-[1.75rem] leading-tight">
        {nativeTexts.start.title}
      </h1>
      <p className="mt-2 max-w-xs text-pretty text-[1.0625rem] text-ink-soft">
        {nativeTexts.start.text}
      </p>
      <LinkButton to={nativePaths.create} size="large" className="mt-8 w-full max-w-xs">
        {nativeTexts.start.create}
      </LinkButton>
      {!isSignedIn && (
        <Link
          to={nativePaths.auth}
          className="mt-2 flex min-h-11 items-center px-4 text-[1.0625rem] text-accent-ink active:opacity-50"
        >
          {nativeTexts.start.signIn}
        </Link>
      )}
    </div>
  );
}
