import type { AppLoadContext, EntryContext } from '@remix-run/cloudflare';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { isbot } from 'isbot';
import { renderToReadableStream } from 'react-dom/server';
import { NonceContext } from './components/nonce.tsx';
import { RequestIdContext } from './components/request-id.tsx';
import { preloadFonts } from './http/font-preloads.server.ts';
import { holdScriptsBack } from './http/held-back-scripts.server.ts';
import { limitWork } from './http/work-limit.server.ts';
import { FramedNatively } from './screens/native-frame/framed-natively.tsx';
import { NativeFrameContext } from './screens/shell/shell.ts';

const renderTimeoutMs = 10_000;

export default async function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
) {
  const { signal, release } = limitWork(request.signal, renderTimeoutMs);
  let failed = false;
  const rendering = renderToReadableStream(
    <NonceContext.Provider value={context.nonce}>
      <RequestIdContext.Provider value={context.requestId}>
        <NativeFrameContext.Provider value={FramedNatively}>
          <RemixServer context={remixContext} url={request.url} nonce={context.nonce} />
        </NativeFrameContext.Provider>
      </RequestIdContext.Provider>
    </NonceContext.Provider>,
    {
      nonce: context.nonce,
      signal,
      onError(error) {
        failed = true;
        if (!request.signal.aborted) context.reportError(error);
      },
    },
  );
  // The stream is there before all of the page is: the rest may still be waiting for data.
  rendering.then(({ allReady }) => allReady).then(release, release);
  const body = await rendering;
  if (isbot(request.headers.get('User-Agent'))) await body.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  preloadFonts(request, headers);
  return holdScriptsBack(new Response(body, { status: failed ? 500 : status, headers }));
}

/** Every loader and action that throws the surprising ends here, with the request's id in the log line. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  // The router's own refusals (a method, an address) are the asker's fault and name the path, which may be a secret.
  if (isRouteErrorResponse(error)) return;
  if (!request.signal.aborted) context.reportError(error);
}
