import { InlineScript } from './inline-script.tsx';

/**
 * Waits for the first paint, which needs the style sheet; where paints aren't reported, for a moment after the first
 * frame. A page in the background never paints and doesn't wait.
 */
const script = `{
const release=()=>{
for(const link of document.querySelectorAll("link[rel=deferred]"))link.rel="modulepreload";
const held=document.querySelector("script[type=deferred]");
if(!held)return;
held.type="module";
held.parentNode.insertBefore(held,held.nextSibling);
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
