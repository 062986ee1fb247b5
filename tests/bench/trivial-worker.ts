/** The smallest possible worker: the base cost of any request in workerd. */
export default {
  fetch: () => new Response('ok'),
} satisfies ExportedHandler;
