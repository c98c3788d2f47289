import { CallStory, type CallStoryProps } from '@halloway/ui';

/** The call of a page; labeled a demo only where the page says so. */
export default function Call(props: CallStoryProps) {
  return <CallStory texts={{ play: 'Play the call' }} {...props} />;
}
