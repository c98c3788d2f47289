import { VoicePlayer, type VoicePlayerProps } from '@halloway/ui';

/** A sentence that an agent says, among other things on a page; what is heard is chosen where a call is played. */
export default function Said(props: Pick<VoicePlayerProps, 'label' | 'text'>) {
  return <VoicePlayer compact role="group" height={72} unit={26} {...props} />;
}
