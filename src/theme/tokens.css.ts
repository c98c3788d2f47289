/** What `@halloway/ui/tokens.css` is: the theme's variables and the order of the layers. No rule for anybody's elements. */
import './layer-names.css';
import './theme.css';
import './print.css';
