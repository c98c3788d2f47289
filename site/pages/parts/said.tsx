import { VoicePlayer, type VoicePlayerProps } from '@halloway/ui';

const sizes = {
  small: { height: 72, unit: 26 },
  large: { height: 176, unit: 36 },
  strip: { height: 112, unit: 26, fit: true },
} as const;

export interface SaidProps extends Pick<VoicePlayerProps, 'label' | 'text' | 'lang' | 'dir'> {
  size?: keyof typeof sizes;
}

/** A spoken sentence within a page, with a compact player. */
export default function Said({ size = 'small', ...player }: SaidProps) {
  return <VoicePlayer compact role="group" {...sizes[size]} {...player} />;
}
