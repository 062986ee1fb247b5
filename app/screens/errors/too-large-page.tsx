import { buttonStyle } from '#app/components/button-style.ts';
import { MessagePage } from '../frame/message-page.tsx';

/** A form sent more than is read (413): says how much may be sent and leads back to the form. */
export function TooLargePage({ backPath }: { backPath: string }) {
  return (
    <MessagePage
      title="This could not be sent"
      actions={
        <a href={backPath} className={buttonStyle({ size: 'large' })}>
          Go back
        </a>
      }
    >
      That is too much data. The limit is 10 MB.
    </MessagePage>
  );
}
