import { Badge, ButtonLink, Icon, Link, Logo, Navbar, NavbarParts, type NavbarProps, ThemeSwitch } from '@halloway/ui';
import type { Story } from '@ladle/react';

const props: NavbarProps = {
  logo: <Logo name="Halloway" />,
  location: '/media/blog',
  items: [
    { label: 'About', href: '/about' },
    { label: 'Voice AI Consulting', href: '/voice-consulting' },
    {
      label: 'Solutions',
      items: [
        {
          label: 'Horizontal Solutions',
          href: '/horizontal-solutions',
          description: 'Cross-industry voice AI capabilities',
        },
        {
          label: 'Vertical Solutions',
          href: '/vertical-solutions',
          description: 'Industry-specific voice AI applications',
        },
      ],
    },
    { label: 'Partnership', href: '/partnership' },
    { label: 'Media', href: '/media' },
    { label: 'Careers', href: '/careers' },
  ],
  secondary: { label: 'Login/Signup', href: 'https://dashboard.halloway.example/accounts/login/', external: true },
  primary: { label: 'Contact', href: '/contact' },
};

export const TopClosed: Story = () => <Navbar {...props} />;
TopClosed.meta = { machine: 'navbar', state: 'scroll.top menu.closed' };

export const TopOpen: Story = () => <Navbar {...props} />;
TopOpen.meta = { machine: 'navbar', state: 'scroll.top menu.open', viewport: 390 };

export const TopOpening: Story = () => <Navbar {...props} />;
TopOpening.meta = {
  machine: 'navbar',
  state: 'scroll.top menu.opening',
  visuallyEquals: 'scroll.top menu.closed because a dropdown waits to see whether the mouse stays',
  viewport: 1280,
  context: { item: 'Solutions' },
};

export const TopHovered: Story = () => <Navbar {...props} />;
TopHovered.meta = {
  machine: 'navbar',
  state: 'scroll.top menu.hovered',
  viewport: 1280,
  context: { item: 'Solutions' },
};

export const TopClosing: Story = () => <Navbar {...props} />;
TopClosing.meta = {
  machine: 'navbar',
  state: 'scroll.top menu.closing',
  visuallyEquals: 'scroll.top menu.hovered because a dropdown waits to see whether the mouse comes back',
  viewport: 1280,
  context: { item: 'Solutions' },
};

export const TopExpanded: Story = () => <Navbar {...props} />;
TopExpanded.meta = {
  machine: 'navbar',
  state: 'scroll.top menu.expanded',
  visuallyEquals:
    'scroll.top menu.hovered because only how it goes on differs: the mouse does not close what was pressed',
  viewport: 1280,
  context: { item: 'Solutions' },
};

export const PastClosed: Story = () => <Navbar {...props} />;
PastClosed.meta = { machine: 'navbar', state: 'scroll.past menu.closed' };

export const PastOpen: Story = () => <Navbar {...props} />;
PastOpen.meta = {
  machine: 'navbar',
  state: 'scroll.past menu.open',
  visuallyEquals: 'scroll.top menu.open because the open menu makes the bar solid at the top too',
  viewport: 390,
};

export const PastOpening: Story = () => <Navbar {...props} />;
PastOpening.meta = {
  machine: 'navbar',
  state: 'scroll.past menu.opening',
  visuallyEquals: 'scroll.past menu.closed because a dropdown waits to see whether the mouse stays',
  viewport: 1280,
  context: { item: 'Solutions' },
};

export const PastHovered: Story = () => <Navbar {...props} />;
PastHovered.meta = {
  machine: 'navbar',
  state: 'scroll.past menu.hovered',
  visuallyEquals: 'scroll.top menu.hovered because an open dropdown makes the bar solid at the top too',
  viewport: 1280,
  context: { item: 'Solutions' },
};

export const PastClosing: Story = () => <Navbar {...props} />;
PastClosing.meta = {
  machine: 'navbar',
  state: 'scroll.past menu.closing',
  visuallyEquals: 'scroll.past menu.hovered because a dropdown waits to see whether the mouse comes back',
  viewport: 1280,
  context: { item: 'Solutions' },
};

export const PastExpanded: Story = () => <Navbar {...props} />;
PastExpanded.meta = {
  machine: 'navbar',
  state: 'scroll.past menu.expanded',
  visuallyEquals:
    'scroll.past menu.hovered because only how it goes on differs: the mouse does not close what was pressed',
  viewport: 1280,
  context: { item: 'Solutions' },
};

export const LocationInsideADropdown: Story = () => <Navbar {...props} location="/vertical-solutions/retail" />;
LocationInsideADropdown.meta = {
  machine: 'navbar',
  state: 'scroll.past menu.expanded',
  viewport: 1280,
  context: { item: 'Solutions' },
};

export const Live: Story = () => (
  <>
    <Navbar {...props} />
    {Array.from({ length: 40 }, (_, line) => `Line ${line + 1} of a page to scroll.`).map((line) => (
      <p key={line}>{line}</p>
    ))}
  </>
);
Live.meta = { machine: 'navbar' };

const icons = ['M3 12h18M15.5 6.5 21 12l-5.5 5.5', 'M12 3v18M6.5 15.5 12 21l5.5-5.5'];

export const ItemsHaveIcons: Story = () => (
  <Navbar
    {...props}
    items={props.items.map((item) =>
      'items' in item
        ? {
            ...item,
            items: item.items.map((link, index) => ({
              ...link,
              icon: <Icon drawing={icons[index] ?? ''} size={24} />,
            })),
          }
        : item,
    )}
  />
);
ItemsHaveIcons.meta = {
  machine: 'navbar',
  state: 'scroll.top menu.expanded',
  viewport: 1280,
  context: { item: 'Solutions' },
};

export const MenuWithFoot: Story = () => <Navbar {...props} menuFoot={<ThemeSwitch />} />;
MenuWithFoot.meta = { machine: 'navbar', state: 'scroll.top menu.open', viewport: 390 };

export const OwnContent: Story = () => (
  <Navbar
    {...props}
    items={props.items.slice(0, 3)}
    start={<Badge>Beta</Badge>}
    end={<Link href="#basket">Basket</Link>}
    secondary={undefined}
  />
);
OwnContent.meta = { machine: 'navbar' };

/** The second dropdown is disabled, and the first one opens by a press alone. */
export const OneDisabledOpensOnPress: Story = () => (
  <Navbar
    {...props}
    openOnHover={false}
    items={[
      ...props.items.slice(0, 4),
      { label: 'Resources', disabled: true, items: [{ label: 'Guides', href: '/guides' }] },
    ]}
  />
);
OneDisabledOpensOnPress.meta = { machine: 'navbar' };

export const OwnStructure: Story = () => (
  <NavbarParts.Root location="/voice-consulting">
    <NavbarParts.Home>
      <Logo name="Halloway" />
    </NavbarParts.Home>
    <NavbarParts.Navigation>
      <NavbarParts.MenuTrigger />
      <NavbarParts.List>
        <NavbarParts.Item>
          <NavbarParts.Link href="/voice-consulting">Consulting</NavbarParts.Link>
        </NavbarParts.Item>
        <NavbarParts.Group value="solutions">
          <NavbarParts.Trigger>
            Solutions
            <Badge>New</Badge>
            <NavbarParts.Indicator />
          </NavbarParts.Trigger>
          <NavbarParts.GroupLabel>Solutions</NavbarParts.GroupLabel>
          <NavbarParts.Content>
            <NavbarParts.Item>
              <NavbarParts.Link href="/horizontal-solutions">
                <NavbarParts.Icon>
                  <Icon drawing="M3 12h18M15.5 6.5 21 12l-5.5 5.5" size={24} />
                </NavbarParts.Icon>
                Across industries
                <NavbarParts.Description>One agent for every desk</NavbarParts.Description>
              </NavbarParts.Link>
            </NavbarParts.Item>
            <NavbarParts.Item>
              <NavbarParts.Link href="/vertical-solutions">For yours</NavbarParts.Link>
            </NavbarParts.Item>
          </NavbarParts.Content>
        </NavbarParts.Group>
      </NavbarParts.List>
    </NavbarParts.Navigation>
    <ButtonLink href="/contact">Talk to us</ButtonLink>
  </NavbarParts.Root>
);
OwnStructure.meta = {
  machine: 'navbar',
  state: 'scroll.top menu.expanded',
  viewport: 1280,
  context: { item: 'solutions' },
};
