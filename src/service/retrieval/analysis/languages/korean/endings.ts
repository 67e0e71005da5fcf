/**
 * Endings of Korean verbs. A letter at their beginning is the last one of the syllable before: `ㄴ다` makes 한다 of 하. A
 * star stands for what else follows.
 */

/** Follow any stem. */
const common = `고 고서 고자 고는 고도 고요 고싶* 고있* 고나* 지 지만 지는 지도 지를 지요 죠 지않* 지못* 지마* 게 게끔 게요 게는 게하* 거나 거든 거든요 기 길 되 기만 기도 기는
기를 기가 기에 기에는 기에도 기로 기의 기와 기까지 기전에 기위* 기때문* 나 나요 냐 냐고 니 네 네요 는 는지 는지를 는지도 는지는 는지에 는데 는데요 는데도 는가
는가요 는거 는거죠 는거야 는거예요 는건 는건지 는건가요 는걸 는걸까요 는게 는것 는것은 는것을 는것이 는군요 는법 는법은 는법을 는방법 는방법은 는방법을 는중 는중에
는이유 는이유가 는이유는 는경우 는대로 는대신 도록 던 던데 던지 더라 더라도 더니 더라고요 든 든지 든가 자 자고 자는 자마자 다 다가 다니 다보니 겠*`

/** Follow a stem that ends in a vowel. After another there is 으 before them, or a syllable in place of the letter. */
const afterVowel = `면 면은 면요 면서 면서도 면안* 면되* 라 려면 려 려고 려고* 려는 려는데 려다 려다가 며 므로 니까 니까요 러 ㄴ ㄴ지 ㄴ지도 ㄴ데 ㄴ데요 ㄴ가 ㄴ가요 ㄴ거 ㄴ건
ㄴ건가요 ㄴ게 ㄴ후 ㄴ후에 ㄴ뒤 ㄴ뒤에 ㄴ다음 ㄴ채 ㄴ채로 ㄴ경우 ㄹ ㄹ까 ㄹ까요 ㄹ지 ㄹ지도 ㄹ지를 ㄹ때 ㄹ때는 ㄹ때마다 ㄹ수 ㄹ수있* ㄹ수없* ㄹ수도* ㄹ게 ㄹ게요 ㄹ래 ㄹ래요
ㄹ수록 ㄹ경우 ㄹ뿐 ㄹ거 ㄹ건데 ㄹ텐데 ㅁ ㅁ을 ㅁ이 ㅁ은 ㅁ에 ㅁ으로 ㅁ으로써 ㅁ에도 ㅂ니다 ㅂ니다만 ㅂ니까 ㅂ시다 세요 셔요 셨* 시면 시는 시나요 시죠 시려면 시겠*
십니까 십시오 신 실까요`

/** Follow the stem of a verb in what is said of somebody, after ㄴ or 는. */
const reported = ['다', '다고', '다는', '다면', '다던데']

/** Follow the form that ends in 아 or 어. */
const afterInfinitive = `요 서 서요 서는 서도 도 도되* 도돼* 도될* 도됩* 도된* 야 야만 야지 야죠 야하* 야할 야한* 야합* 야해* 야되* 야돼* 야됩* 라 라고 라는 주* 줘* 줄* 준* 줬*
줍* 보* 봐* 본* 볼* 봤* 봅* 버* 놓* 두* 둔* 둘* 있* 없* 지는 지고 지면 지지* 지나요 진 진다* 질 짐 집니* 져* 졌* ㅆ*`

const letters = { ㄴ: '\u11ab', ㄹ: '\u11af', ㅁ: '\u11b7', ㅂ: '\u11b8', ㅆ: '\u11bb' }
const syllables = { ㄴ: '은', ㄹ: '을', ㅁ: '음', ㅂ: '습', ㅆ: '었' }
type Letter = keyof typeof letters

/** A pattern for words that are cut into letters. */
const patternOf = (listed: readonly string[]): string =>
  listed
    .map(ending =>
      ending
        .replace(/^[ㄴㄹㅁㅂㅆ]/, letter => letters[letter as Letter])
        .normalize('NFD')
        .replace('*', '[ᄀ-ᇿ]*')
    )
    .join('|')

const list = (text: string): string[] => text.split(/\s+/)

const afterConsonant = list(afterVowel).map(ending =>
  /^[ㄴㄹㅁㅂ]/.test(ending) ? ending.replace(/^./, letter => syllables[letter as Letter]) : `으${ending}`
)
const ofVowel = [...list(common), ...list(afterVowel), ...reported, ...reported.map(ending => `ㄴ${ending}`)]

/** What may follow each form of a verb. */
export const endings = {
  vowel: patternOf(ofVowel),
  consonant: patternOf([...list(common), ...afterConsonant, ...reported, ...reported.map(ending => `는${ending}`)]),
  /** After a stem that has lost its ㄹ: 만드는. */
  withoutRieul: patternOf(ofVowel.filter(ending => /^[는네나니ㄴㄹㅂ세셔셨시십신]/.test(ending))),
  infinitive: `|${patternOf(list(afterInfinitive))}`
}
