/** The fixtures of each element and section, from its folder. */
// Written by `npm run generate`: not by hand.
import { fixtures as alert } from '../elements/alert/alert.testing';
import { fixtures as badge } from '../elements/badge/badge.testing';
import { fixtures as button } from '../elements/button/button.testing';
import { fixtures as callRecord } from '../elements/call-record/call-record.testing';
import { fixtures as field } from '../elements/field/field.testing';
import { fixtures as globe } from '../elements/globe/globe.testing';
import { fixtures as handover } from '../elements/handover/handover.testing';
import { fixtures as icon } from '../elements/icon/icon.testing';
import { fixtures as keypad } from '../elements/keypad/keypad.testing';
import { fixtures as link } from '../elements/link/link.testing';
import { fixtures as logo } from '../elements/logo/logo.testing';
import { fixtures as partnerMark } from '../elements/partner-mark/partner-mark.testing';
import { fixtures as points } from '../elements/points/points.testing';
import { fixtures as prose } from '../elements/prose/prose.testing';
import { fixtures as quote } from '../elements/quote/quote.testing';
import { fixtures as segmentedControl } from '../elements/segmented-control/segmented-control.testing';
import { fixtures as sketch } from '../elements/sketch/sketch.testing';
import { fixtures as skipLink } from '../elements/skip-link/skip-link.testing';
import { fixtures as table } from '../elements/table/table.testing';
import { fixtures as transcript } from '../elements/transcript/transcript.testing';
import { fixtures as voice } from '../elements/voice/voice.testing';
import { fixtures as voiceTrack } from '../elements/voice-track/voice-track.testing';
import { fixtures as week } from '../elements/week/week.testing';
import { fixtures as articleCards } from '../sections/article-cards/article-cards.testing';
import { fixtures as articleHeader } from '../sections/article-header/article-header.testing';
import { fixtures as callStory } from '../sections/call-story/call-story.testing';
import { fixtures as callToAction } from '../sections/call-to-action/call-to-action.testing';
import { fixtures as cardGrid } from '../sections/card-grid/card-grid.testing';
import { fixtures as definitions } from '../sections/definitions/definitions.testing';
import { fixtures as entries } from '../sections/entries/entries.testing';
import { fixtures as faq } from '../sections/faq/faq.testing';
import { fixtures as footer } from '../sections/footer/footer.testing';
import { fixtures as longText } from '../sections/long-text/long-text.testing';
import { fixtures as pageHero } from '../sections/page-hero/page-hero.testing';
import { fixtures as planCards } from '../sections/plan-cards/plan-cards.testing';
import { fixtures as rows } from '../sections/rows/rows.testing';
import { fixtures as section } from '../sections/section/section.testing';
import { fixtures as stats } from '../sections/stats/stats.testing';
import { fixtures as steps } from '../sections/steps/steps.testing';

export const fixturesInFolders = {
  ...alert,
  ...badge,
  ...button,
  ...callRecord,
  ...field,
  ...globe,
  ...handover,
  ...icon,
  ...keypad,
  ...link,
  ...logo,
  ...partnerMark,
  ...points,
  ...prose,
  ...quote,
  ...segmentedControl,
  ...sketch,
  ...skipLink,
  ...table,
  ...transcript,
  ...voice,
  ...voiceTrack,
  ...week,
  ...articleCards,
  ...articleHeader,
  ...callStory,
  ...callToAction,
  ...cardGrid,
  ...definitions,
  ...entries,
  ...faq,
  ...footer,
  ...longText,
  ...pageHero,
  ...planCards,
  ...rows,
  ...section,
  ...stats,
  ...steps,
};
