/** What `@halloway/ui/styles.css` is in the sources: the page's own rules. Each component brings its rules by itself. */
import './layers.css';
import './reset.css';
import './theme.css';
import './print.css';
