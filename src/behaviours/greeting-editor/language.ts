/** Scripts that name one language in most greetings, with its BCP 47 tag. */
const languages: readonly [script: RegExp, tag: string][] = [
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
];

/** The language of a text, as far as its script says: "ar", "hi". Undefined for Latin, which many languages share. */
export const languageOf = (text: string) => languages.find(([script]) => script.test(text))?.[1];
