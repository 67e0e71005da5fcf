import { withOptionalAccents } from '../../retrieval/index.ts'

/**
 * The number by which a message points at one of what an answer lists: 2 of “the second one”, “number 2” and “2”, -1 of
 * “the last one”. Steps are none: an answer lists them in one of its quotes.
 */
export const ordinalOf = (bare: string): number | undefined =>
  numbers.find((_, at) => patterns.some(ofNumber => ofNumber[at]?.test(bare)))

const numbers = [1, 2, 3, 4, 5, -1]

interface Ordinals {
  /** A whole message, in which `WORD` is the ordinal. */
  message: string
  /** The words of `numbers`, in their order. */
  words: string[]
}

const ordinals: readonly Ordinals[] = [
  {
    message:
      '(?:(?:and|no|ok|so|what about|how about|show me|give me|tell me(?: more)? about|explain|open|i (?:mean|meant|want)) )*(?:the WORD(?: THING)?|WORD THING)'.replaceAll(
        'THING',
        '(?:ones?|option|link|source|page|result|answer|item|way|method|section)'
      ),
    words: ['(?:first|1st)', '(?:second|2nd)', '(?:third|3rd)', '(?:fourth|4th)', '(?:fifth|5th)', 'last']
  },
  {
    message:
      '(?:(?:und|nein|ok|was ist mit|zeige? mir|erkläre? mir|ich (?:meine|meinte|will)) )*(?:(?:de[rnm]|das|die) WORD(?: THING)?|WORD THING)'.replaceAll(
        'THING',
        '(?:option|möglichkeit|link|quelle|seite|ergebnis|antwort|eintrag|weg|variante|abschnitt)'
      ),
    words: ['erste[nrs]?', 'zweite[nrs]?', 'dritte[nrs]?', 'vierte[nrs]?', 'fünfte[nrs]?', 'letzte[nrs]?']
  },
  {
    message:
      '(?:(?:y|no|muéstrame|dame|explícame|quiero|qué hay de) )*(?:el|la) WORD(?: (?:opción|enlace|fuente|página|resultado|respuesta|forma|manera|sección))?',
    words: ['primer[oa]?', 'segund[oa]', 'tercer[oa]?', 'cuart[oa]', 'quint[oa]', 'últim[oa]']
  },
  {
    message:
      '(?:(?:et|non|montre[- ]moi|donne[- ]moi|explique[- ]moi|je (?:veux|voulais|parle d[eu])) )*l[ea] WORD(?: (?:option|lien|source|page|résultat|réponse|façon|méthode|section))?',
    words: ['premi(?:er|ère)', '(?:deuxième|seconde?)', 'troisième', 'quatrième', 'cinquième', 'derni(?:er|ère)']
  },
  {
    message:
      '(?:(?:e|não|mostre(?:[- ]me)?|quero|explique) )*[oa] WORD(?: (?:opção|link|fonte|página|resultado|resposta|forma|maneira|seção))?',
    words: ['primeir[oa]', 'segund[oa]', 'terceir[oa]', 'quart[oa]', 'quint[oa]', 'últim[oa]']
  },
  {
    message:
      "(?:(?:e|no|mostrami|dammi|spiegami|voglio|intendo|intendevo) )*(?:il |la |l[’'])WORD(?: (?:opzione|link|fonte|pagina|risultato|risposta|modo|metodo|sezione))?",
    words: ['prim[oa]', 'second[oa]', 'terz[oa]', 'quart[oa]', 'quint[oa]', 'ultim[oa]']
  },
  {
    message:
      '(?:(?:а|и|нет|покажи|покажите|объясни|давай|как насч[её]т) )*WORD(?: (?:вариант|пункт|ссылк[ау]|источник|страниц[ау]|ответ|способ|раздел))?',
    words: [
      'перв(?:ый|ая|ое|ую)',
      'втор(?:ой|ая|ое|ую)',
      'трет(?:ий|ья|ье|ью)',
      'четв[её]рт(?:ый|ая|ое|ую)',
      'пят(?:ый|ая|ое|ую)',
      'последн(?:ий|яя|ее|юю)'
    ]
  },
  {
    message:
      'WORDの?(?:もの|ほう|方|やつ|リンク|選択肢|方法|項目)?(?:は|を|について)?(?:詳しく)?(?:見せて|教えて|説明して|お願いします)?(?:ください|下さい)?',
    words: [
      '(?:最初|[一1１](?:つ|番)目)',
      '[二2２](?:つ|番)目',
      '[三3３](?:つ|番)目',
      '[四4４](?:つ|番)目',
      '[五5５](?:つ|番)目',
      '最後'
    ]
  },
  {
    message:
      '(?:那|我要|我说的是|看看?|说说|给我看看?|解释一下)?WORD(?:个|种|项|条|点)(?:选项|方法|链接|方式)?(?:呢|吧)?',
    words: ['第[一1]', '第[二2]', '第[三3]', '第[四4]', '第[五5]', '最后一']
  },
  {
    message:
      'WORD ?(?:거|것|방법|옵션|항목|링크)?(?:는|은|을|를)?요? ?(?:좀 )?(?:보여|알려|설명)?(?:해)? ?(?:줘|주세요)?',
    words: ['첫 ?번째', '두 ?번째', '세 ?번째', '네 ?번째', '다섯 ?번째', '마지막']
  },
  {
    message: '(?:(?:و?ماذا عن|أرني|اشرح(?: لي)?|أريد|أقصد) )*(?:(?:الخيار|الرابط|الطريقة|القسم|الصفحة) )?WORD',
    words: ['الأول[ىي]?', 'الثانية?', 'الثالثة?', 'الرابعة?', 'الخامسة?', 'الأخيرة?']
  },
  {
    message: '(?:(?:ו?מה עם|תראה לי|תסביר לי|אני רוצה|את) )*(?:(?:האפשרות|הקישור|הדרך|הסעיף|הדף) )?WORD',
    words: ['הראשו(?:ן|נה)', 'השני(?:י?ה)?', 'השלישית?', 'הרביעית?', 'החמישית?', 'האחרו(?:ן|נה)']
  },
  {
    message:
      '(?:(?:number|no|nr|option|nummer|número|opción|numéro|opção|numero|opzione|номер|вариант|رقم|מספר|n)[°º.]? ?|#|\\[)?WORD\\]?(?:番|번)?',
    words: ['1', '2', '3', '4', '5']
  }
]

/** The patterns of each number, by language. */
const patterns: readonly RegExp[][] = ordinals.map(({ message, words }) =>
  words.map(word => withOptionalAccents(new RegExp(`^(?:${message.replaceAll('WORD', word)})$`, 'iu')))
)
