import { headers } from 'next/headers';
import { Stay } from '../../stay';
import { Theme, Themes } from './theme';

export default async function Page() {
  const nonce = (await headers()).get('x-nonce') ?? '';
  return (
    <Themes nonce={nonce}>
      <Stay theme={<Theme />} />
    </Themes>
  );
}
