import { Footer, Logo, ThemeSwitch } from '@halloway/ui';
import { brand } from '../../brand';
import { footer } from '../../navigation';

const { street, city, region, postalCode } = brand.address;

/** The end of every page. */
export default function SiteFooter() {
  return (
    <Footer
      logo={<Logo name={brand.name} />}
      address={
        <>
          {street}
          <br />
          {city}, {region} {postalCode}
        </>
      }
      groups={footer}
    >
      <p>
        © {import.meta.env.VITE_BUILD_YEAR} {brand.legalName}
      </p>
      <ThemeSwitch />
    </Footer>
  );
}
