import { billingTexts } from '#app/features/billing/texts.ts';
import { useProductName } from '#app/frames/web/root-data.ts';
import { fill } from '#app/i18n/fill.ts';
import { buttonStyle } from '#app/ui/buttons/button.tsx';

/** Where Apple lets customers change and cancel their subscriptions. */
const appStoreSubscriptionsUrl = 'https://apps.apple.com/account/subscriptions';

/** Lists the steps to manage a plan that was bought in the App Store. */
function appStoreSteps(product: string): string[] {
  return [
    billingTexts.appStore.openSettings,
    fill(billingTexts.appStore.chooseApp, { product }),
    billingTexts.appStore.change,
  ];
}

/** Explains how to manage an App Store plan with Apple, in place of our own buttons. */
export function AppStoreNotice() {
  const productName = useProductName();
  return (
    <div className="flex w-full flex-col items-start gap-3 text-[0.9375rem]">
      <p>{billingTexts.appStore.plan}</p>
      <ol className="flex list-decimal flex-col gap-1 pl-5 text-ink-soft">
        {appStoreSteps(productName).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <a
        href={appStoreSubscriptionsUrl}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonStyle({ variant: 'secondary' })}
      >
        {billingTexts.appStore.manage}
        <span className="sr-only">{` ${billingTexts.appStore.opensNewTab}`}</span>
      </a>
    </div>
  );
}
