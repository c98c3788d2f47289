import { LongText, Prose, ProseHeading, VoicePlayer } from '@halloway/ui';
import type { Story } from '@ladle/react';

const headings = [
  { id: 'listen', title: 'Week 1: listen' },
  { id: 'write', title: 'Week 2: connect and write' },
  { id: 'rehearse', title: 'Week 3: rehearse, and let the people who take these calls today try to break it' },
];

const text = (
  <Prose>
    {headings.flatMap(({ id, title }) => [
      <ProseHeading key={id} id={id}>
        {title}
      </ProseHeading>,
      <p key={`${id} text`}>
        Read every line over the phone to a colleague in another room. Dates want the day of the week with them, because
        people check “Thursday the 17th” against their own life and cannot do much with “7/17.”
      </p>,
    ])}
  </Prose>
);

export const Plain: Story = () => (
  <LongText contentsTitle="In this article" contents={headings}>
    {text}
  </LongText>
);

export const Sheet: Story = () => (
  <LongText variant="sheet" contentsTitle="Contents" contents={headings}>
    {text}
  </LongText>
);

/** Its player reads the second heading. */
export const ReadAloud: Story = () => (
  <LongText
    contentsTitle="In this article"
    contents={headings}
    current="write"
    player={
      <VoicePlayer
        compact
        role="group"
        label="Listen to this article"
        text="Week 2: connect and write"
        height={56}
        unit={26}
      />
    }
  >
    {text}
  </LongText>
);
