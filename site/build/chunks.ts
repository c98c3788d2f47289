/**
 * Groups modules into chunks. A first visit loads at most three: `main`, which all pages share, one that the page shares
 * with similar pages, and its own. Without these groups it would load up to 31. The first matching group wins.
 */
export const chunkGroups = Object.entries({
  // The runtime of every page, and the most common sections.
  main: [
    'node_modules/(react|react-dom|react-router|react-router-dom|scheduler|xstate|@xstate)/',
    'rolldown/runtime',
    'src/(theme|behaviours/theme-switch/|sections/footer/|elements/(alert/sign|badge|button|icon|link|logo|points|prose|segmented-control|sketch|stat-value|table|voice)/|elements/transcript/call)',
    'src/sections/(call-to-action|card-grid|definitions|entries|page-hero|rows|section|stats|steps)/',
    'src/behaviours/(behaviour|environment|state-name|texts|text-input|handlers|playback|navbar/)',
    'site/(app/|hydration/|brand|navigation|retention|routes|forms/(drafts|greeting-in)|pages/parts/(closing\\.tsx|figures-note|islands|lead-text|spoken\\.ts|spoken-sketch))',
    'site/content/(compliance|halloway|offers)',
  ],
  // Sections that several pages show.
  sections: [
    'src/(elements/(call-record|plan)|sections/plan-cards)/',
    'site/content/(agents\\.ts|growth|plan-calculator)',
  ],
  industries: ['site/(pages/industry|content/(industries\\.ts|icons/industries|sketches))'],
  // Players, and the editor of a greeting.
  speech: [
    'src/(behaviours/voice-player/|elements/voice-track/)',
    'site/(pages/parts/(closing-voice|hero-voice|said)|content/greeting)',
  ],
  greeting: ['src/behaviours/greeting-editor/', 'site/pages/parts/your-greeting'],
  forms: [
    'src/(behaviours/form/|elements/(alert/alert|field/))',
    'site/forms/(backend|handover|privacy-sentence|remedy)',
  ],
  // Articles and legal pages.
  documents: [
    'src/(behaviours/fallback-image|sections/(article-header|long-text))/',
    'site/(pages/(article|legal|parts/text)\\.tsx|content/legal\\.ts)',
  ],
  // Lists of articles.
  reading: [
    'src/sections/article-cards/',
    'site/(pages/(blog|media|media-news|parts/news)\\.tsx|content/(articles|blog|media)\\.ts)',
  ],
  agents: ['src/elements/(handover|week)/', 'site/(pages/agent\\.tsx|content/agents/(bdr|support|talent))'],
  // What tabs and questions share.
  address: ['src/behaviours/use-address'],
  // With its texts, which the island of its plans has too.
  transcription: ['site/(pages/transcribe\\.tsx|content/(transcribe|captions)\\.ts)'],
  solutions: ['site/(pages/(solutions|services|horizontal-solutions|vertical-solutions)|content/overviews)'],
}).map(([name, paths]) => ({ name, test: new RegExp(paths.join('|')) }));
