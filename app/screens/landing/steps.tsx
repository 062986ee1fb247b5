const steps = [
  {
    title: 'Fill the form',
    text: 'Your business, your client, what you did. Totals and tax are worked out while you type.',
  },
  {
    title: 'Send the invoice',
    text: 'Download the PDF, or share a link that opens on any phone without an account.',
  },
  {
    title: 'Get paid',
    text: 'Your client pays by card, PayPal or bank transfer, straight to you. We take no cut.',
  },
];

/** How it works, in three steps. */
export function Steps() {
  return (
    <section className="page-width" aria-labelledby="how-it-works">
      <h2
        id="how-it-works"
        className="font-display font-medium text-3xl tracking-tight md:text-4xl"
      >
        How it works
      </h2>
      <ol className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="border-accent border-t-2 pt-5">
            <p aria-hidden="true" className="font-display text-4xl text-accent-ink leading-none">
              {index + 1}
            </p>
            <h3 className="mt-4 font-semibold text-lg">{title}</h3>
            <p className="mt-1.5 text-pretty text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
