import type { AppLoadContext, EntryContext } from '@remix-run/cloudflare';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { invoiceParts } from '#app/features/public-invoice/ui/late-parts.ts';
import { frameParts } from '#app/frames/frame-parts.ts';
import { NativeFrameContext } from '#app/frames/platform/platform.ts';
import { RequestIdContext } from '#app/ui/document/hydration.tsx';
import { NonceContext } from '#app/ui/document/inline-script.tsx';
import { LatePartsContext } from '#app/ui/loading/late-part.tsx';
import { preloadFonts } from './http/responses/font-preloads.server.ts';
import { NativeApp } from './native-app.tsx';
import { writeDocument } from './remix/write-document.server.ts';

const lateParts = { ...frameParts, ...invoiceParts };

/**
 * Renders the page to a string: no page waits for data once its loaders have finished, and streaming costs a third
 * more.
 */
export default async function handleDocument(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...remixContext }: EntryContext,
  context: AppLoadContext,
) {
  const handoff = serverHandoffStream ? await readText(serverHandoffStream) : '';
  const rendered = renderToString(
    <NonceContext.Provider value={context.nonce}>
      <RequestIdContext.Provider value={context.requestId}>
        <NativeFrameContext.Provider value={NativeApp}>
          <LatePartsContext.Provider value={lateParts}>
            <RemixServer context={remixContext} url={request.url} nonce={context.nonce} />
          </LatePartsContext.Provider>
        </NativeFrameContext.Provider>
      </RequestIdContext.Provider>
    </NonceContext.Provider>,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  preloadFonts(request, headers);
  return new Response(writeDocument(rendered, handoff, context.nonce), { status, headers });
}

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  for (let text = ''; ; ) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += decoder.decode(value, { stream: true });
  }
}

/** Logs every unexpected error of a loader or action, with the request's id. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  // The router's own errors (method, path) are the client's fault, and they contain the path, which may be secret.
  if (isRouteErrorResponse(error)) return;
  if (!request.signal.aborted) context.reportError(error);
}
