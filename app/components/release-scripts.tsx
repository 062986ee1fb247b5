import { InlineScript } from './inline-script.tsx';

/** After the first frame, which waits for the style sheet; a page in the background draws none and is not kept waiting. */
const script = `{
const release=()=>setTimeout(()=>{
for(const link of document.querySelectorAll("link[rel=held-back]"))link.rel="modulepreload";
const held=document.querySelector("script[type=held-back]");
if(!held)return;
held.type="module";
held.parentNode.insertBefore(held,held.nextSibling);
});
document.hidden?release():requestAnimationFrame(release)
}`.replaceAll('\n', '');

/** Lets the scripts go that `http/held-back-scripts.server.ts` held back; stands below them. */
export function ReleaseScripts() {
  return <InlineScript code={import.meta.env.SSR ? script : ''} />;
}
