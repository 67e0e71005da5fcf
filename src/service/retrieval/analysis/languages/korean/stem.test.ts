import { describe, expect, it } from 'vitest'
import { expectLinearTimeOver } from '../../../../../shared/testing/linear-time.ts'
import { isSmallWord, stemKorean } from './stem.ts'

const stemsOf = (words: string) => words.split(' ').map(stemKorean)

describe('a noun', () => {
  it.each([
    [
      '서버',
      '서버가 서버를 서버는 서버의 서버에 서버에서 서버에서는 서버로 서버로만 서버와 서버도 서버만 서버들을 서버에선 서버부터 서버까지도 서버처럼 서버라는 서버란 서버랑 서버끼리'
    ],
    ['버튼', '버튼이 버튼을 버튼은 버튼과 버튼으로 버튼으로는 버튼이랑 버튼이란 버튼이라고 버튼이나'],
    ['모듈', '모듈로 모듈을'],
    ['버전', '버전입니다 버전인가요 버전이다 버전이고 버전이에요 버전이었는데 버전이지만'],
    ['에러', '에러예요 에러인가요 에러였는데 에러이므로 에러였으며 에러라서 에러이거나'],
    [
      '설정',
      '설정하기 설정하는 설정한다 설정합니다 설정했는데 설정했지만 설정하거나 설정하므로 설정하더라도 설정하던 설정하죠 설정해도 설정해야 설정해주세요 설정하고싶은데 설정하려고하는데 설정할때 설정할수있나요'
    ],
    ['실행', '실행된다 실행돼요 실행됐는데 실행되어야 실행되지 실행되버려요 실행되요 실행시키면 실행시켜서 실행당하는'],
    ['전달', '전달받는 전달받아서'],
    ['호출', '호출해도 호출하는지를 호출하기에는'],
    ['필요', '필요하다면 필요가'],
    ['안전', '안전하게 안전하지']
  ])('%s loses its particles and endings', (noun, forms) => {
    expect(new Set(stemsOf(forms))).toEqual(new Set([noun]))
  })

  it.each([
    ['훅', '훅의 훅을 훅은 훅이 훅과 훅도 훅에서 훅이랑'],
    ['키', '키를 키는 키가 키와 키로'],
    ['값', '값이 값을 값으로 값도 값입니다']
  ])('of one syllable loses them too: %s', (noun, forms) => {
    expect(new Set(stemsOf(forms))).toEqual(new Set([noun]))
  })

  it.each([
    '추가',
    '결과',
    '길이',
    '깊이',
    '정의',
    '재정의',
    '경로',
    '속도',
    '복잡도',
    '번들',
    '핸들',
    '커서',
    '크기',
    '알림',
    '매크로',
    '필요',
    '중요',
    '개요',
    '의도',
    '이미지',
    '메시지',
    '페이지',
    '패키지',
    '홈페이지',
    '처리',
    '관리',
    '파이',
    '사과',
    '차이',
    '나이',
    '언어',
    '용어',
    '주소',
    '디자인',
    '파일',
    '스타일',
    '권한',
    '접근권한',
    '제한',
    '무제한',
    '역할',
    '화면분할',
    '포함',
    '이해',
    '구조분해',
    '하이드레이션',
    '알고리즘',
    '보고서',
    '핸들러',
    '방법',
    '문법',
    '열',
    '풀',
    '줄',
    '템플릿문법'
  ])('keeps what only looks like one: %s', noun => {
    expect(stemKorean(noun)).toBe(noun)
    expect(stemKorean(`${noun}에서는`)).toBe(noun)
  })

  it.each([
    ['이미지만', '이미지'],
    ['페이지만', '페이지'],
    ['연결과', '연결'],
    ['설정의', '설정'],
    ['복제한', '복제'],
    ['설정법', '설정'],
    ['일주일동안', '일주일'],
    ['메가까지', '메가'],
    ['기가도', '기가'],
    ['오류ㅠㅠ', '오류'],
    ['버튼을ㅋㅋ', '버튼'],
    ['일반적인', '일반적'],
    ['일반적으로', '일반적'],
    ['두번', '두'],
    ['여러번', '여러']
  ])('%s is a form of %s', (word, noun) => {
    expect(stemKorean(word)).toBe(noun)
  })
})

it.each([
  ['바꾸다', '바꾸면 바꿨는데 바꾸려고 바꿔요 바꾸는 바꿉니다 안바꿔요'],
  ['만들다', '만들기 만드는 만든 만들면 만듭니다 만들어줘 만들'],
  ['막다', '막고 막으면 막아야 막는 못막아요'],
  ['쉽다', '쉬운 쉽게 쉬워요'],
  ['모르다', '모르는 몰라요'],
  ['끄다', '끄는 꺼져요 꺼도'],
  ['기다리다', '기다리려면 기다려야'],
  ['내보내다', '내보내기 내보낼까요'],
  ['정하다', '정해야 정하는'],
  ['되다', '됩니까 돼요 됐나요 안돼요 되어야 될까요'],
  ['나뉘다', '나뉘어 나뉘는'],
  ['말하다', '말하면 말해도']
])('a verb that is known is in the form of dictionaries: %s', (verb, forms) => {
  expect(new Set(stemsOf(forms))).toEqual(new Set([verb]))
})

it.each([
  '를',
  '에서는',
  '으로만',
  '이라는',
  '라고도',
  '만을',
  'ㅠㅠ',
  '괜찮을까요',
  '안되나여',
  '헤맸어요ㅠㅠ',
  '헤매어서',
  '며칠동안',
  '몇프로',
  '몇개',

  '읊는',
  '헤맸다',
  '끓습니다',
  '까다로운',
  '무겁게',
  '읊으면',
  '그리고싶어서'
])('%s says nothing of what a text is about', word => {
  expect(isSmallWord(stemKorean(word.normalize('NFKC')))).toBe(true)
})

it.each(['만', '의도', '도로', '나라', '가로', '이미지', '목록', '캐시', '방지', '설치', '용도'])(
  '%s is a word like any other',
  word => {
    expect(isSmallWord(stemKorean(word))).toBe(false)
  }
)

it('takes no longer for a long run of syllables than for its length', () => {
  const syllables = ['하', '있', '고싶', '해보', '이', '에서']
  expectLinearTimeOver(word => isSmallWord(stemKorean(word)), syllables)
})
