export { ContactHero, type ContactHeroProps } from './contact-hero';
