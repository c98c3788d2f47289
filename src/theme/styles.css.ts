/** The source of `@halloway/ui/styles.css`: the theme. Each component imports its own styles. */
import './tokens.css';
