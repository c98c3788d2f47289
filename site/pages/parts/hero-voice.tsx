import { VoicePlayer } from '@halloway/ui';
import { greeting } from '../../content/greeting';

/** The spoken sentence in the hero of a page. */
export default function HeroVoice({ text }: { text: string }) {
  return <VoicePlayer bleed label={greeting.heard} text={text} />;
}
