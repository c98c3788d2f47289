import { CallStory, type CallStoryProps } from '@halloway/ui';

/** The call of a page; it is a demo only where the page calls it one. */
export default function Call(props: CallStoryProps) {
  return <CallStory texts={{ play: 'Play the call' }} {...props} />;
}
