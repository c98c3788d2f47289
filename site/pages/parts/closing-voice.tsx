import { VoicePlayer } from '@halloway/ui';
import { greeting } from '../../content/greeting';
import { acrossPage, unitOf } from './unit';

/** The spoken sentence at the end of a page, which is that page's own. */
export default function ClosingVoice({ text }: { text: string }) {
  return <VoicePlayer bleed label={greeting.last} text={text} unit={unitOf(text, acrossPage)} />;
}
