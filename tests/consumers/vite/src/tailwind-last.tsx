import './layers.css';
import '@halloway/ui/styles.css';
import './tailwind.css';
import './beside-tailwind';
