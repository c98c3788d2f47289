/** The parts of `Navbar`. Without 'use client', so that a server component may use the namespace. */
export {
  NavbarDescription as Description,
  NavbarGroup as Group,
  NavbarGroupLabel as GroupLabel,
  NavbarHome as Home,
  NavbarIcon as Icon,
  NavbarIndicator as Indicator,
  NavbarItem as Item,
  NavbarLink as Link,
  NavbarList as List,
  NavbarMenuTrigger as MenuTrigger,
  NavbarNavigation as Navigation,
  NavbarPanel as Panel,
  NavbarRoot as Root,
  NavbarTrigger as Trigger,
} from './navbar';
