import { ButtonLink, PageHero } from '@halloway/ui';
import { home } from '../content/home';

export default function Home() {
  const { hero } = home;
  return (
    <PageHero
      drawing="full"
      title={hero.brand}
      lead={hero.lead}
      actions={
        <ButtonLink variant="primary" href={hero.action.href}>
          {hero.action.label}
        </ButtonLink>
      }
      greeting={hero.greeting}
    />
  );
}
