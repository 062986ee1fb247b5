import type { AppLoadContext, EntryContext } from '@remix-run/cloudflare';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { LatePartsContext } from '#app/features/public-invoice/ui/late-part.tsx';
import { lateParts } from '#app/features/public-invoice/ui/late-parts.ts';
import { mailWriter } from '#app/features/sending/server/mail-writer.server.ts';
import { NativeFrame } from '#app/frames/native/native-frame.tsx';
import { NativeFrameContext } from '#app/frames/platform/platform.ts';
import { NonceContext } from '#app/ui/document/nonce.tsx';
import { RequestIdContext } from '#app/ui/document/request-id.tsx';
import { preloadFonts } from './http/responses/font-preloads.server.ts';
import { writeDocument } from './remix/write-document.server.ts';

export { mailWriter };

/** No page waits for data once its loaders have answered, so that it is rendered in one go; a stream costs a third more. */
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
        <NativeFrameContext.Provider value={NativeFrame}>
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

/** Every loader and action that throws the surprising ends here, with the request's id in the log line. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  // The router's own refusals (a method, an address) are the asker's fault and name the path, which may be a secret.
  if (isRouteErrorResponse(error)) return;
  if (!request.signal.aborted) context.reportError(error);
}
