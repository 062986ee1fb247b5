/** The least that a worker can do: what any request costs in workerd. */
export default {
  fetch: () => new Response('ok'),
} satisfies ExportedHandler;
