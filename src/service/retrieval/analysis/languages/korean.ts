import { besideEnglish } from './english/stem.ts'
import { languageOf } from './language.ts'

/** Particles that follow any syllable, the longer ones first. */
const particles =
  `에서부터 으로부터 로부터 에서는 에서도 에게서 이라고 으로써 으로서 까지는 에서 에게 한테 부터 까지 처럼 보다 마다 조차 밖에
라고 로써 로서 이나 이란 에는 에도 과의 와의 으로 하고 의 에 도 만 들`
    .trim()
    .split(/\s+/)

/** Endings of 하다 and 되다, which make a verb of a noun. */
const verbEnding =
  /(?:하|되|시키)(?:는지|는|기|기를|지|고|고자|며|면|면서|려면|려고|여|도록|게|다|세요|나요|십시오|ㄴ다)?$|(?:합니다|됩니다|합니까|했습니다|되었습니다|해요|해서|해야|했|할|한|함|하여|되어|된|될|됨|해)$/

const lastCode = (word: string) => (word.codePointAt(word.length - 1) ?? 0) - 0xac00
const endsInConsonant = (word: string): boolean => lastCode(word) % 28 > 0
/** ㄹ counts as a vowel before 로. */
const endsInRieul = (word: string): boolean => lastCode(word) % 28 === 8

const withoutParticle = (word: string): string => {
  const particle = particles.find(ending => word.length > ending.length && word.endsWith(ending))
  if (particle && word.length - particle.length >= 2) return word.slice(0, -particle.length)
  const bare = word.slice(0, -1)
  // The others have one form behind a consonant and one behind a vowel, which tells them from the end of a word.
  if (/[을은과이]$/.test(word)) return bare && endsInConsonant(bare) ? bare : word
  if (/[를는와가]$/.test(word)) return bare && !endsInConsonant(bare) ? bare : word
  if (word.endsWith('로')) return bare.length > 1 && (!endsInConsonant(bare) || endsInRieul(bare)) ? bare : word
  return word
}

const stem = (word: string): string => {
  if (!/^[가-힣]+$/.test(word)) return word
  const noun = word.replace(verbEnding, '')
  const bare = noun.length >= 2 ? noun : word
  const once = withoutParticle(bare)
  return once.length > 2 ? withoutParticle(once) : once
}

export const korean = languageOf({
  tag: 'ko',
  stem: besideEnglish(stem),
  writesCompounds: true,
  stopWords: `어떻게 무엇 무엇을 무엇인가요 뭐 뭔가요 왜 언제 어디 어디서 어디에 누가 누구 어느 어떤 얼마 얼마나 몇 이 그 저 것 수 때 등 및 또는 그리고 하지만 그러나
그래서 있는 있다 있나요 있습니까 있습니다 없는 없다 없습니다 되나요 됩니까 되는 된다 한다 하다 하는 하고 하나요 하면 하려면 합니까 합니다 해요 해야 싶어요 싶습니다
싶은데 주세요 알려주세요 안녕하세요 감사합니다 방법 방법은 법 위한 위해 위해서 대한 대해 대해서 대하여 통해 통해서 따라 경우 경우에 사용 사용하는 사용하려면 이용
입니다 인가요 예요 이에요 에서 으로 까지 부터 모든 각 더 가장 매우 잘 안 못 다시 바로 쓰나요 쓰는 쓰려면 좀 우리 나 제`,
  genericWords: `새 새로운 큰 작은 간단한 간단히 쉬운 빠른 첫 마지막 다음 예 예제 예시 부분 시간 일 분 초 앱 애플리케이션 프로그램 페이지 사이트 텍스트 값
이름 유형 종류 시스템 결과 사용자 생성 만들기 만드는 추가 변경 표시 차이 설명 의미 작성 여러 다른`,
  kindsOfNames:
    '옵션 매개변수 인자 속성 필드 플래그 설정 메서드 함수 훅 이벤트 변수 환경변수 명령 헤더 키 컴포넌트 모듈 클래스 타입',
  followUp: /^\s*(그럼|그러면|그리고|하지만|또는|그런데)/,
  problem: /안 |못 |않|없|오류|에러|실패|왜|문제|느려|느린/,
  definition: /^[^,.]{1,30}(이란|란|은|는|이|가)?\s*(무엇|뭐|뭔)[^,.]{0,10}[?？]?$/,
  define: thing => `${thing} 무엇인가요?`,
  comparisons: [/^(.+?)(?:와|과|이랑|하고) (.+?)(?:의)? 차이/],
  changeTerms: /^(마이그레이션|업그레이드|업데이트|버전|변경|migra|upgrad|version|release)/
})
