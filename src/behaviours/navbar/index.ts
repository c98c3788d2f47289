export {
  Navbar,
  type NavbarChangeReason,
  type NavbarProps,
  type NavbarTexts,
  type NavigationGroup,
  type NavigationItem,
  type NavigationLink,
  navbarTexts,
} from './navbar';
