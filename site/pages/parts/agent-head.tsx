import { ButtonLink, Link, PageHero } from '@halloway/ui';
import { type Agent, agentPage } from '../../content/agents';

/** How visitors go on from an agent's page. */
export function AgentActions({ slug, mail }: Pick<Agent, 'slug' | 'mail'>) {
  const { label, href } = agentPage.demo(slug);
  return (
    <>
      <ButtonLink variant="primary" href={href}>
        {label}
      </ButtonLink>
      <Link href={`mailto:${mail.address}?subject=${encodeURIComponent(mail.subject)}`}>{mail.label}</Link>
    </>
  );
}

/** The heading of an agent's page, above its call. */
export function AgentHead({ kicker, title, lead, ...agent }: Agent) {
  return <PageHero bare kicker={kicker} title={title} lead={lead} actions={<AgentActions {...agent} />} />;
}
