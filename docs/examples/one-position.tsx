import { ApplicationDialog } from '@halloway/ui';
import { useState } from 'react';
import { send } from './backend';

export function OnePosition() {
  const [position, setPosition] = useState<string | null>(null);
  return (
    <>
      <button type="button" onClick={() => setPosition('Night porter')}>
        Become our night porter
      </button>
      <ApplicationDialog position={position} onPositionChange={setPosition} onSubmit={send} />
    </>
  );
}
