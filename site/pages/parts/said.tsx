import { VoicePlayer, type VoicePlayerProps } from '@halloway/ui';
import { unitOf } from './unit';

/** With the width of the column on a desktop, in which the sentence ends. */
const sizes = {
  small: { height: 72, unit: 26, least: 20, column: 480 },
  wide: { height: 72, unit: 26, least: 26, column: 1_180 },
  large: { height: 176, unit: 36, least: 28, column: 560 },
  strip: { height: 112, unit: 26, least: 26, column: 1_180 },
} as const;

export interface SaidProps extends Pick<VoicePlayerProps, 'label' | 'text' | 'lang' | 'dir'> {
  size?: keyof typeof sizes;
}

/** A spoken sentence within a page, with a compact player. */
export default function Said({ size = 'small', text, ...player }: SaidProps) {
  const { height, ...line } = sizes[size];
  return (
    <VoicePlayer
      compact
      role="group"
      height={height}
      unit={unitOf(text, { height, ...line })}
      fit={size === 'strip'}
      text={text}
      {...player}
    />
  );
}
