import { VoicePlayer, type VoicePlayerProps } from '@halloway/ui';

/** A spoken sentence within a page, drawn without a player. */
export default function Said(props: Pick<VoicePlayerProps, 'label' | 'text'>) {
  return <VoicePlayer compact role="group" height={72} unit={26} {...props} />;
}
