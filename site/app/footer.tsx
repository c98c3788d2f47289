import { Logo, ThemeSwitch, Footer as UiFooter } from '@halloway/ui';
import { brand } from '../brand';
import { footer } from '../navigation';

const { street, city, region, postalCode } = brand.address;

/** The footer of every page. */
export function Footer() {
  return (
    <UiFooter
      logo={<Logo name={brand.name} />}
      address={
        <>
          {street}
          <br />
          {`${city}, ${region} ${postalCode}`}
        </>
      }
      groups={footer}
    >
      <p>{`© ${import.meta.env.VITE_BUILD_YEAR} ${brand.legalName}`}</p>
      <ThemeSwitch />
    </UiFooter>
  );
}
