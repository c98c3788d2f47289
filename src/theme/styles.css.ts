/** What `@halloway/ui/styles.css` is in the sources: the theme. Each component brings its rules by itself. */
import './tokens.css';
