import { ButtonLink, CallToAction, type CallToActionProps, Link } from '@halloway/ui';
import type { Action } from '../../content/home';

interface ClosingProps extends Pick<CallToActionProps, 'voice'> {
  /** `or` is beside the button. */
  closing: { title: string; text: string; action: Action; or?: Action };
}

/** The end of a page: a sentence and a button, on the dark ground. `voice` only where the page has played nothing before. */
export function Closing({ closing: { title, text, action, or }, voice }: ClosingProps) {
  return (
    <CallToAction
      data-theme="dark"
      voice={voice}
      title={title}
      text={text}
      actions={
        <>
          <ButtonLink variant="primary" href={action.href}>
            {action.label}
          </ButtonLink>
          {or && <Link href={or.href}>{or.label}</Link>}
        </>
      }
    />
  );
}
