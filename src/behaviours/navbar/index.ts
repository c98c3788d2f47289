export {
  Navbar,
  type NavbarProps,
  type NavigationGroup,
  type NavigationItem,
  type NavigationLink,
} from './navbar';
