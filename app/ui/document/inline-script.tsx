import { createContext, useContext } from 'react';

/** The nonce of this response's content security policy; empty in the browser, which doesn't need it again. */
export const NonceContext = createContext('');

/** Returns the nonce for an inline script rendered on the server. */
export function useNonce(): string {
  return useContext(NonceContext);
}

/**
 * An inline script. Only the server-rendered copy ever runs, so callers pass the code where `import.meta.env.SSR` is
 * true and leave it out of the browser's bundle.
 */
export function InlineScript({ code }: { code: string }) {
  return (
    <script
      nonce={useNonce()}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the code is always a constant
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}

/**
 * Waits for the first paint, which needs the style sheet; where paints aren't reported, for 200 ms after the first
 * frame. A page in the background never paints and doesn't wait. The links to the scripts go where Remix rendered them,
 * since React expects them there; for the same reason the style sheet takes the place of an inlined style first.
 */
const script = `{
const release=()=>{
const held=document.querySelector("script[type=deferred]");
if(!held)return;
held.type="released";
for(const file of held.dataset.files.split(" ")){
const link=document.createElement("link");
link.rel="modulepreload";
link.href="/assets/"+file;
held.previousElementSibling.before(link);
}
const start=()=>{
held.type="module";
held.parentNode.insertBefore(held,held.nextSibling);
};
const style=document.querySelector("head>style");
if(!style)return start();
const sheet=document.createElement("link");
sheet.rel="stylesheet";
sheet.href=style.dataset.whole;
sheet.onload=()=>{
style.nextSibling.remove();
style.remove();
start();
};
style.before(sheet);
};
if(document.hidden)setTimeout(release);
else{
new PerformanceObserver(release).observe({type:"paint",buffered:true});
requestAnimationFrame(()=>setTimeout(release,200));
}
}`.replaceAll('\n', '');

/** Loads the scripts that `remix/write-document.server.ts` deferred. Render it after them. */
export function ReleaseScripts() {
  return <InlineScript code={import.meta.env.SSR ? script : ''} />;
}
