/** The fixtures of each element and section, from its folder. */
// Written by `npm run generate`: not by hand.
import { fixtures as alert } from '../../src/elements/alert/alert.testing';
import { fixtures as badge } from '../../src/elements/badge/badge.testing';
import { fixtures as button } from '../../src/elements/button/button.testing';
import { fixtures as callRecord } from '../../src/elements/call-record/call-record.testing';
import { fixtures as field } from '../../src/elements/field/field.testing';
import { fixtures as globe } from '../../src/elements/globe/globe.testing';
import { fixtures as handover } from '../../src/elements/handover/handover.testing';
import { fixtures as icon } from '../../src/elements/icon/icon.testing';
import { fixtures as keypad } from '../../src/elements/keypad/keypad.testing';
import { fixtures as link } from '../../src/elements/link/link.testing';
import { fixtures as logo } from '../../src/elements/logo/logo.testing';
import { fixtures as partnerMark } from '../../src/elements/partner-mark/partner-mark.testing';
import { fixtures as points } from '../../src/elements/points/points.testing';
import { fixtures as prose } from '../../src/elements/prose/prose.testing';
import { fixtures as quote } from '../../src/elements/quote/quote.testing';
import { fixtures as segmentedControl } from '../../src/elements/segmented-control/segmented-control.testing';
import { fixtures as sketch } from '../../src/elements/sketch/sketch.testing';
import { fixtures as skipLink } from '../../src/elements/skip-link/skip-link.testing';
import { fixtures as table } from '../../src/elements/table/table.testing';
import { fixtures as transcript } from '../../src/elements/transcript/transcript.testing';
import { fixtures as voice } from '../../src/elements/voice/voice.testing';
import { fixtures as voiceTrack } from '../../src/elements/voice-track/voice-track.testing';
import { fixtures as week } from '../../src/elements/week/week.testing';
import { fixtures as articleCards } from '../../src/sections/article-cards/article-cards.testing';
import { fixtures as articleHeader } from '../../src/sections/article-header/article-header.testing';
import { fixtures as callStory } from '../../src/sections/call-story/call-story.testing';
import { fixtures as callToAction } from '../../src/sections/call-to-action/call-to-action.testing';
import { fixtures as cardGrid } from '../../src/sections/card-grid/card-grid.testing';
import { fixtures as definitions } from '../../src/sections/definitions/definitions.testing';
import { fixtures as entries } from '../../src/sections/entries/entries.testing';
import { fixtures as faq } from '../../src/sections/faq/faq.testing';
import { fixtures as footer } from '../../src/sections/footer/footer.testing';
import { fixtures as longText } from '../../src/sections/long-text/long-text.testing';
import { fixtures as pageHero } from '../../src/sections/page-hero/page-hero.testing';
import { fixtures as planCards } from '../../src/sections/plan-cards/plan-cards.testing';
import { fixtures as rows } from '../../src/sections/rows/rows.testing';
import { fixtures as section } from '../../src/sections/section/section.testing';
import { fixtures as stats } from '../../src/sections/stats/stats.testing';
import { fixtures as steps } from '../../src/sections/steps/steps.testing';

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
