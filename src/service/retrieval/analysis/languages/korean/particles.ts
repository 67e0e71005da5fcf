/** Particles that follow any syllable, and forms of “to be” that do. */
const afterAny = `에서부터 으로부터 로부터 에서는 에서도 에서만 에서의 에서 에선 에게서 에게는 에게 한테서 한테 부터는 부터 까지는 까지도 까지만 까지 처럼 보다는 보다 마다 조차 밖에 만큼 대로 뿐
으로써 로써 으로서 로서 으로만 로만 으로는 로는 으로도 로도 으로의 로의 으로 에는 에도 에만 에다가 에다 엔 의 에 도 만 들 끼리 께서 하고 동안
입니다 입니까 인가요 인가 인지를 인지 인데요 인데도 인데 인건가요 일까요 일까 일때 일경우 인경우
이다 이고 이고요 이며 이면 이면서 이거나 이므로 이어야 이어도 이기 이기에 이기도 이자 이더라도 이라는 이라고 이라도 이라서 이라면 이든지 이든 이었는데 이었나요 이었다 이었고 이었으며 이었지만 이었던 이었습니다 이에요 이예요 든 때문에 때문`
/** Those that follow a consonant, and those that follow a vowel. */
const afterConsonant = `을 은 이 과 과의 과는 과도 이나 이랑 이란 이지만 이죠 이지요 이야 이네요 이니까 이냐`
const afterVowel = `를 는 가 와 와의 와는 와도 나 랑 란 라는 라고 라도 라서 라면 든지 로 예요 에요 네요 야 죠 여도 여야 였는데 였나요 였다 였고 였으며 였지만 였던 였습니다 였죠 거나 니까 론 요`

const list = (text: string): string[] => text.split(/\s+/)
const [any, consonant, vowel] = [afterAny, afterConsonant, afterVowel].map(list) as [string[], string[], string[]]
const fitting = { consonant: new Set([...any, ...consonant]), vowel: new Set([...any, ...vowel]) }
const particles = [...new Set([...any, ...consonant, ...vowel])].sort((a, b) => b.length - a.length)

/** By their last syllables, the longer ones first. */
const byLast = new Map<string, string[]>()
for (const particle of particles) {
  const last = particle.slice(-1)
  byLast.set(last, [...(byLast.get(last) ?? []), particle])
}

/** A run of particles alone, which were written to a name: `Safari에서는`. 만 is a number as well. */
export const isParticles = (run: string): boolean => run !== '만' && onlyParticles.test(run)
const onlyParticles = new RegExp(
  `^(?:${particles.join('|')}|(?:${particles.filter(({ length }) => length > 1).join('|')})(?:는|도|만|의|요)|[만들](?:[은을이의에과도]|으로))$`
)

const lastCode = (word: string) => (word.codePointAt(word.length - 1) ?? 0) - 0xac00
const endsInConsonant = (word: string): boolean => lastCode(word) % 28 > 0
/** ㄹ counts as a vowel before 로. */
const endsInRieul = (word: string): boolean => lastCode(word) % 28 === 8

/** Nouns, and adverbs, that end as if in a particle. */
const known = new Set(
  `추가 메가 기가 평가 재평가 허가 휴가 대가 결과 통과 경과 성과 일과 불과 길이 깊이 높이 넓이 놀이 종이 굳이 같이 많이 없이 풀이
정의 재정의 주의 동의 유의 회의 강의 임의 편의 합의 논의 문의 예의 거의 명의 경로 새로 서로 바로 별로 따로 회로 도로 통로 세로 가로 제로 스스로 그대로 절대로
속도 정도 용도 온도 의도 빈도 강도 시도 제도 각도 난도 태도 밀도 습도 한도 투명도 해상도 복잡도 난이도 정확도 유사도 우선도 선호도 신뢰도 민감도 만족도 의존도 완성도 중요도
핸들 번들 캔들 안테나 필요 불필요 중요 개요 주요 수요 소요 강요 사랑 불만 대만 커서 크기 밝기 쓰기 주기 보기 잠금 그림 보고 보고서 알림 매크로 줄 나라 분야 시야 위도 의도 맞춤 여기 거기`.split(
    /\s+/
  )
)
/** Alone, or behind another noun. */
const isNoun = (word: string): boolean =>
  known.has(word) || [2, 3].some(length => word.length >= length + 2 && known.has(word.slice(-length)))

/** Whether a noun is known that looks like a verb or as if it had a particle. */
export const isKnownNoun = (word: string): boolean => known.has(word)

/** Nouns of one syllable that any particle may follow; further ones have only those that no noun ends in. */
const shortNouns = new Set('값것훅앱폼뷰키탭맵때수중점곳뜻팀줄칸뒤앞전후위밑큐웹셀행열봇')
const afterShort = /^(?:[을를은는의]|[이가와에]|에서는?|에는|에서도|으로는?|까지|부터|처럼|이랑|이라는|이란)$/

/** A word without the last of its particles. */
export const withoutParticle = (word: string): string => {
  if (isNoun(word)) return word
  const particle = byLast
    .get(word.slice(-1))
    ?.find(ending => word.endsWith(ending) && isBehind(word.slice(0, -ending.length), ending))
  return particle ? word.slice(0, -particle.length) : word
}

const isBehind = (bare: string, particle: string): boolean => {
  if (bare.length < (shortNouns.has(bare) || afterShort.test(particle) ? 1 : 2)) return false
  if (particle === '로' && endsInRieul(bare)) return true
  return fitting[endsInConsonant(bare) ? 'consonant' : 'vowel'].has(particle)
}
