export { HeroPhrases, type HeroPhrasesProps, type HeroPhrasesTexts, heroPhrasesTexts } from './hero-phrases';
