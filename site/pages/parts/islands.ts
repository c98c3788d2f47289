/**
 * Sections whose code is loaded on demand (hydration.tsx); until then their HTML is static. Parts that stay across routes,
 * such as the footer, are not islands: React would wait for their code at every new address.
 */
import { island } from '../../hydration/hydration';

export const Call = island('call', () => import('./call'), 'interaction');
const loadClosingVoice = () => import('./closing-voice');
export const ClosingVoice = island('closing-voice', loadClosingVoice, 'interaction');
export const Faq = island('faq', () => import('./faq'), 'visible');
const loadHeroVoice = () => import('./hero-voice');
export const HeroVoice = island('hero-voice', loadHeroVoice, 'interaction');
/** The lower half of Home. */
export const HomeResults = island('home-results', () => import('./home-results'), 'visible');
export const Listen = island('listen', () => import('./listen'), 'interaction');
export const Newsletter = island('newsletter', () => import('./newsletter'), 'visible');
export const PlanCalculator = island('plan-calculator', () => import('./plan-calculator'), 'visible', {
  keepsLinks: true,
});
export const RoiCalculator = island('roi-calculator', () => import('./roi-calculator'), 'visible');
export const Said = island('said', () => import('./said'), 'interaction');
export const TranscriptionPlans = island('transcription-plans', () => import('./transcription-plans'), 'interaction', {
  keepsLinks: true,
});
const loadYourGreeting = () => import('./your-greeting');
/** Loaded at once where the address contains a greeting (D37). */
export const YourGreeting = island('your-greeting', loadYourGreeting, 'interaction', {
  isNeededNow: () => /[#?&]say=/.test(location.href),
});

/**
 * Loads the islands that most pages have. A link does it beside loading its page: React would ask for them only when the
 * code of that page is here, a round trip later.
 */
export const loadCommonIslands = () => Promise.all([loadHeroVoice(), loadClosingVoice()]);
