/** Replaces `cloudflare:workers` in Node, where no Durable Object runs. */
export class DurableObject {}
