import { inSimplifiedChinese } from '../../retrieval/index.ts'
import { type EntryPage, entryQuestionOf } from './entry-questions.ts'
import { bareText } from './spellings.ts'

/** A question about a page, that which is open unless it says otherwise. */
export interface PageQuestion {
  /** The language of the question, where its words tell. */
  language?: string
  /** The subject; `undefined` where the question is about the whole page. */
  about?: string
  /** The page that is asked about instead of the open one. */
  at?: EntryPage
  /** The name of what is documented, where that page is asked for by it. */
  product?: string
}

/**
 * Recognises a question about the open page: “Summarize this page”, “tl;dr”, “What does this page say about streaming?”;
 * or about the one that who is new reads first: “What is this?”, “Where do I start?”, “How do I install it?”.
 *
 * @param likely The language of a question that several have: “Resuma esta página”.
 * @param isProduct Whether a name is that of what is documented. Default: no name is.
 */
export const pageQuestionOf = (
  text: string,
  likely?: string,
  isProduct: (name: string) => boolean = () => false
): PageQuestion | undefined => {
  if (text.length > maxLength || text.includes('\n')) return
  const asked = bareText(text)
  if (/^tl ?;? ?dr$/i.test(asked)) return {}
  for (const [language, { about, whole }] of withFirst(likely)) {
    const spelled = language === 'zh' ? inSimplifiedChinese(asked) : asked
    for (const pattern of about) {
      const [from, to] = pattern.exec(spelled)?.indices?.groups?.thing ?? [0, 0]
      const thing = asked.slice(from, to).trim()
      if (thing) return { language, about: thing }
    }
    if (whole.some(pattern => pattern.test(spelled) || pattern.test(spelled.replace(shape, '')))) return { language }
  }
  return entryQuestionOf(asked, likely, isProduct)
}

/** The patterns of all languages, those of one first. */
const withFirst = (first?: string): [string, Patterns][] =>
  Object.entries(patterns).sort(([one], [other]) => Number(other === first) - Number(one === first))

/** How long a summary shall be, or in which form: “in three sentences”. */
const shape =
  / (?:in|into|as|with|using|auf|als|en|em|sous|con|com) (?:[\p{L}\p{N}'’-]+ ){0,3}(?:words?|sentences?|bullets?|points?|lines?|paragraphs?|list|sätze?n?|stichpunkten?|stichworten|worten|zeilen|punkten|phrases?|mots|lignes|frases?|palabras|puntos|líneas|palavras|pontos|linhas|frasi|parole|punti|righe)(?=$| zusammen)/iu

/** Most characters of a question about the page: a longer one asks something else too. */
const maxLength = 160

interface Patterns {
  /** The subject is in the group `thing`. */
  about: RegExp[]
  whole: RegExp[]
}

/** Builds patterns that match a whole question. `PAGE` stands for the words for a page, `THING` for the subject. */
const readPatterns = (page: string, about: string[], whole: string[]): Patterns => {
  const read = (pattern: string) =>
    new RegExp(`^(?:${pattern.replaceAll('PAGE', `(?:${page})`).replaceAll('THING', '(?<thing>.+?)')})$`, 'diu')
  return { about: about.map(read), whole: whole.map(read) }
}

const patterns: Readonly<Record<string, Patterns>> = {
  en: readPatterns(
    '(?:this|the|that|the current|the open)(?: whole| entire)? (?:page|article|document|guide|tutorial|chapter|section|text)',
    [
      'what (?:does|do|is said) ?(?:on |in )?PAGE ?(?:say|tell me|tell us|mention|explain|have)? (?:about|on|regarding|concerning) THING',
      '(?:does|do) PAGE (?:say|mention|cover|explain|describe|contain|discuss|talk)(?: anything| something)?(?: about| on)? THING',
      'is there (?:anything|something)(?: (?:on|in) PAGE)? (?:about|on) THING(?: (?:on|in) PAGE)?',
      '(?:is|are) THING (?:mentioned|covered|explained|described|documented) (?:on|in) PAGE',
      'where (?:on|in) PAGE (?:is|are|do i find|can i find|does it say) THING',
      'according to PAGE THING'
    ],
    [
      'tl ?;? ?dr(?: of| for)?(?: PAGE| this)',
      '(?:please |can you |could you |would you |i want you to )*(?:(?:su?mm?ari[sz]e|sum up|recap|outline)(?: (?:PAGE|this|it))?|sum (?:PAGE|this|it) up)(?: for me| please| briefly)*',
      '(?:please |can you |could you |would you )*(?:explain|describe)(?: me| to me)? (?:PAGE|this)(?: to me| for me| please| in (?:simple|plain|short) (?:words|terms|english))*',
      '(?:please |can you |could you )*(?:give me |i need |i want |show me )?(?:a |an |the )?(?:short |brief |quick )?(?:summary|overview|tl ?;? ?dr|gist|outline|key points|main points)(?: (?:of|for) (?:PAGE|this))?(?: please)?',
      "what(?:['’]s| is| does it say| stands)? (?:on|in) PAGE",
      "what(?:['’]s| is) (?:PAGE|this) (?:all )?(?:about|for)",
      'what does PAGE (?:say|tell me|tell|cover|contain|explain|describe|talk about)',
      'what (?:can|do) i (?:find|learn|read) (?:on|from|in) PAGE'
    ]
  ),
  de: readPatterns(
    '(?:dies|d)(?:e|er|en|em|es|ie|as)(?: ganze[nrs]?| aktuelle[nrs]?| offene[nrs]?)? (?:seite|artikels?|dokuments?|anleitung|abschnitts?|kapitels?|textes|text)',
    [
      'was (?:sagt|steht|erklärt)(?: (?:auf|in))? PAGE (?:über|zu|zum|zur|von) THING',
      'was steht (?:hier )?(?:über|zu|zum|zur) THING (?:auf|in) PAGE',
      '(?:sagt|erwähnt|erklärt|behandelt) PAGE (?:etwas (?:über|zu|zum|zur) |was (?:über|zu|zum|zur) )?THING',
      'steht (?:auf|in) PAGE (?:etwas|was) (?:über|zu|zum|zur) THING',
      'wird THING (?:auf|in) PAGE (?:erwähnt|erklärt|beschrieben|behandelt)'
    ],
    [
      '(?:bitte |kannst du |können sie |fass |fasse |fassen sie |mir )*(?:PAGE|das|dies)(?: bitte| kurz| für mich)* zusammen(?:fassen)?',
      '(?:bitte |kannst du |können sie )*(?:erklär|erkläre|erklären sie|beschreib|beschreibe|beschreiben sie)?(?: mir)?(?: bitte)? ?(?:PAGE|das hier|dies)(?: erklären| beschreiben)?(?: bitte)?',
      '(?:bitte |gib mir |mach mir |kannst du mir |können sie mir )*(?:eine |die )?(?:kurze )?(?:zusammenfassung|übersicht|kurzfassung|wichtigsten punkte)(?: (?:von |zu |auf )?PAGE)?(?: geben)?(?: bitte)?',
      'zusammenfassen(?: bitte)?',
      "worum geht(?:’s|'s| es)? (?:es )?(?:hier|(?:auf|in) PAGE)",
      'was (?:steht|ist)(?: (?:auf|in) PAGE| hier)(?: alles)?',
      'was sagt PAGE(?: aus)?',
      'wo(?:rüber|von) handelt PAGE'
    ]
  ),
  fr: readPatterns(
    "(?:cette|la|cet|ce|le|l[’'])\\s?(?:page|article|document|guide|section|texte)(?: actuelle?| ouverte?)?",
    [
      "que dit PAGE (?:sur|à propos (?:de |du |des |d[’'])|de |du |des |concernant |d[’']) ?THING",
      "qu[’']est-ce que PAGE dit (?:sur |de |du |des |à propos (?:de |du |des ))THING",
      "(?:est-ce que )?PAGE (?:parle|mentionne|explique|traite)(?! de quoi$)(?:-t-(?:elle|il))? (?:de |du |des |d[’'])?THING",
      "(?:est-ce qu[’']il y a|y a-t-il|il y a) (?:quelque chose |des informations )?(?:sur |à propos (?:de |du |des |d[’']))THING (?:sur|dans) PAGE"
    ],
    [
      "(?:peux-tu |tu peux |pouvez-vous |vous pouvez |pourrais-tu |pourriez-vous |merci de )?(?:me |nous )?(?:résume|résumez|résumer|explique|expliquez|expliquer|décris|décrivez|décrire)(?:-moi)?(?: (?:PAGE|ceci|ça|cela))?(?: s[’']il (?:te|vous) plaît)?",
      '(?:(?:peux-tu |pouvez-vous |pourrais-tu |pourriez-vous )?(?:me )?(?:fais|faites|faire|donne|donnez|donner|écris|écrivez)(?:[- ]moi)? |je (?:veux|voudrais) )?(?:un |le )?(?:petit |court |bref )?résumé(?: (?:de )?PAGE)?',
      "de quoi (?:parle|traite|(?:est-ce que |est-ce qu[’'])?parle) PAGE",
      'PAGE (?:parle|traite) de quoi',
      '(?:il )?y a quoi (?:sur|dans) PAGE',
      'que (?:dit|contient|trouve-t-on (?:sur|dans)) PAGE',
      "qu[’'](?:y a-t-il|est-ce qu[’']il y a) (?:sur|dans) PAGE",
      "qu[’']est-ce que (?:dit )?PAGE(?: dit)?"
    ]
  ),
  es: readPatterns(
    '(?:est[ae]|la|el) (?:p[áa]gina|art[íi]culo|documento|gu[íi]a|secci[óo]n|texto)(?: actual| abierta)?',
    [
      'qu[ée] (?:dice|explica|cuenta) PAGE (?:sobre|acerca de|de|del) THING',
      '(?:habla|menciona|explica|dice(?= .* (?:algo|sobre))) PAGE (?:algo )?(?:sobre |de |del )?THING',
      'PAGE (?:habla|menciona|explica|dice algo)(?: algo)? ?(?:sobre |de |del )?THING',
      'en PAGE (?:se )?(?:habla|dice)n? (?:algo )?(?:sobre|de|del) THING',
      'qu[ée] hay en PAGE sobre THING'
    ],
    [
      '(?:por favor |(?:me )?(?:puedes?|pod[ée]s|podr[íi]as?) )*(?:resum[ei]|resuma|resumir(?:me)?|res[úu]m[ei]me|explica|explique|expl[íi]came|explicarme|describe)(?: (?:PAGE|esto))?(?: brevemente| en (?:pocas palabras|palabras simples|resumen|(?:un|dos|tres|cinco|\\d+) (?:puntos|frases|l[íi]neas|p[áa]rrafos?)))*',
      '(?:(?:por favor |(?:me )?(?:puedes?|pod[ée]s|podr[íi]as?) )*(?:haz(?:me)?|haceme|hacer(?:me)?|me haces|da(?:me|r|rme)|me das|quiero|necesito) )?(?:un |el )?(?:breve |peque[ñn]o )?resumen(?: (?:breve|corto))?(?: de (?:PAGE|esto))?',
      '(?:(?:cu[áa]les son )?(?:los )?puntos (?:clave|principales|importantes)|lo (?:m[áa]s importante|principal|esencial)) de (?:PAGE|esto)',
      'de qu[ée] (?:se )?(?:trata|habla|va) (?:PAGE|esto)',
      'qu[ée] (?:dice|contiene|explica|hay en|pone en) (?:PAGE|aqu[íi])|qu[ée] (?:puedo aprender|encuentro|voy a aprender) (?:en|de|con) PAGE'
    ]
  ),
  pt: readPatterns(
    '(?:est|ess)[ae] (?:página|artigo|documento|guia|seção|texto)|(?:nest|ness|dest|dess)[ae] (?:página|artigo|documento|guia|seção|texto)|[ao] (?:página|artigo|documento|texto)(?: atual)?',
    [
      'o que (?:diz )?PAGE (?:diz |fala |explica )?(?:sobre|acerca de) THING',
      'o que (?:há|tem|está escrito) PAGE sobre THING',
      'PAGE (?:fala|menciona|explica|diz algo)(?! (?:sobre|de|do) (?:o )?qu[eê]$)(?: algo)? ?(?:sobre |de |do |da )?THING'
    ],
    [
      '(?:por favor |você pode |pode |podes |poderia |me )*(?:resuma|resume|resumir|resuma-me|resume-me|explique|explica|explicar|explica-me|descreva|descreve)(?: (?:PAGE|isto|isso))?',
      '(?:(?:por favor |você pode |pode |podes |poderia |me )*(?:faça|faz|faz-me|fazer|dê|dá|dá-me|dar|escreva|escreve) |(?:eu )?(?:quero|queria|preciso de) )?(?:um |o )?(?:breve |pequeno )?resumo(?: (?:de )?PAGE)?',
      '(?:do|sobre o|de|a) que (?:trata|fala|se trata|se refere|é) PAGE',
      'PAGE (?:fala|trata|é) (?:sobre|de|do) (?:o )?qu[eê]',
      'o que (?:diz|há|tem|está)? ?(?:em )?PAGE(?: diz)?'
    ]
  ),
  it: readPatterns(
    "(?:quest[ao]|quest[’']|la|il|l[’'])?\\s?(?:pagina|articolo|documento|guida|sezione|capitolo|testo)(?: attuale| aperta)?",
    [
      "(?:che )?cosa (?:dice|spiega) PAGE (?:(?:su|sul|sulla|sui|sugli|sulle|di|del|della|dei|delle|riguardo a) |(?:su|de)ll[’'])THING",
      "PAGE (?:parla|menziona|spiega|dice qualcosa)(?: anche| qualcosa)? (?:(?:su|sul|sulla|di|del|della) |(?:su|de)ll[’'])?THING"
    ],
    [
      '(?:per favore |puoi |potresti )*(?:riassumi|riassumimi|riassumere|riassumermi|spiega|spiegami|descrivi)(?: (?:PAGE|questo))?',
      "(?:un |il )?(?:riassunto|sommario)(?: (?:di|del|della|dell[’'])? ?PAGE)?",
      'di (?:che )?cosa (?:parla|tratta) PAGE',
      "(?:che )?cosa (?:dice|contiene|spiega|c[’']è (?:in|su|scritto in|scritto su)) PAGE"
    ]
  ),
  ru: readPatterns(
    '(?:эт(?:а|ой|у|от|ого|ом|о)|данн\\p{L}+|текущ\\p{L}+|открыт\\p{L}+) (?:страниц(?:а|ы|е|у)|стать(?:я|и|е|ю)|раздел[ае]?|документ[ае]?|глав[аыеу]|руководств[аое]|текст[ае]?)',
    [
      '(?:что|о ч[её]м) (?:(?:говорится|сказано|написано|есть|пишут) )?(?:на |в )?PAGE (?:(?:говорится|сказано|написано|есть|говорит) )?(?:об?|про|насч[её]т) THING',
      'что (?:говорится|сказано|написано|есть) (?:об?|про|насч[её]т) THING (?:на|в) PAGE',
      '(?:есть|сказано|написано|говорится|упоминается) ли (?:на|в) PAGE (?:что-нибудь |что-то |что-либо )?(?:(?:об?|про) )?THING'
    ],
    [
      '(?:пожалуйста |можешь |можете |кратко |коротко |вкратце )*(?:перескажи|перескажите|пересказать|резюмируй|резюмируйте|подведи итог|подведите итог)(?: мне| кратко| коротко| вкратце)*(?: PAGE| это)?(?: кратко| коротко| вкратце| простыми словами)?',
      '(?:пожалуйста |кратко |коротко )*(?:опиши|опишите|объясни|объясните|изложи|изложите)(?: мне| кратко| коротко)* PAGE(?: кратко| коротко| простыми словами)?',
      '(?:краткое содержание|краткое описание|краткий пересказ|пересказ|резюме|саммари)(?: PAGE)?|(?:содержание|суть|главное)(?: на| в| из)? PAGE',
      '(?:о ч[её]м|про что|чему|зачем) (?:(?:говорится|рассказывается|рассказывает|посвящен[ао]?|посвящён|нужн[ао]|ид[её]т речь) )?(?:на |в )?PAGE',
      'что (?:(?:есть|написано|сказано|говорится) )?(?:на |в )?PAGE(?: (?:есть|написано|сказано|говорится))?'
    ]
  ),
  ja: readPatterns(
    '(?:この|今の|現在の|(?:今)?開いている)(?:ページ|記事|文書|ドキュメント|セクション)',
    [
      'PAGE(?:は|に|には|では|で) ?(?!は|何|なに|なん|どんな)THING(?:について|に関して)(?:は)?(?:何|なん|なに|どう|どの).*',
      'PAGE(?:に|には|で|では) ?(?!は|何|なに|なん|どんな)THING(?:について|に関して|の(?:説明|記載|こと))?(?:は|が)?(?:書(?:いて|かれて)|載って|説明されて|記載されて|あり|ある).*'
    ],
    [
      'PAGE(?:を|の|について)? ?(?:簡単に|短く|手短に|(?:わか|分か)りやすく|[\\d０-９一二三]+(?:行|文)で)*(?:要約|要点|概要|まとめ|説明|解説).*',
      'PAGEの内容(?:を(?:教え|説明|要約|まとめ|知り).*|は.{0,6})?',
      'ここに(?:は)?(?:何|なに)が?(?:書いて|書かれて|載って).*',
      'PAGE(?:に|には|は|で|では|って)?(?:何|なに|なん|どんな).*',
      '(?:ページを)?(?:[\\d０-９一二三]+(?:行|文)で)?(?:要約|まとめ)(?:して|を)?(?:ください|下さい|お願いします|て(?:ください)?)?'
    ]
  ),
  zh: readPatterns(
    '(?:这|这个|本|当前|此|该)(?:一)?(?:页面?|篇(?:文章|文档)?|文章?|文档|章节?|节|网页)',
    [
      'PAGE(?:上|里|中)?(?:对|关于|有关|就)THING(?:是)?(?:怎么|如何|说了?|讲了?|写了?|有什么|有哪些|的(?:内容|说明)).*',
      'PAGE(?:上|里|中)?(?:有没有|是否|有)?(?:提到|提及|说明|介绍|讲到|说到)(?:了|过)?THING(?:吗|没有|了吗)?',
      'PAGE(?:上|里|中)?(?:有没有|是否)(?:讲|说|写)(?:了|过|到)?THING'
    ],
    [
      '(?:请|麻烦|(?:你|您)?(?:能|能不能|可以))?(?:帮我|给我)?(?:用?一句话|简单|简要)?(?:总结|概括|概述|归纳|解释|说明|介绍)(?:一下|下)?(?:PAGE)?(?:的(?:主要)?内容)?(?:吗)?',
      'PAGE(?:主要|大概)?(?:是|在)?(?:讲|说|关于|介绍|写|干|做)(?:了|的是|的)?(?:什么|啥)(?:内容|意思|用)?(?:的)?',
      'PAGE(?:上|里|中)?(?:有|写了)(?:什么|哪些|啥)(?:内容)?',
      '(?:请|帮我)?(?:给我|列出|提炼)?PAGE的?(?:主要)?(?:内容|重点|要点|摘要|概要|大意)(?:是什么|是啥|有哪些)?',
      '太长不看'
    ]
  ),
  ko: readPatterns(
    '(?:이|현재|지금|해당|열린) ?(?:페이지|문서|글|섹션|기사)',
    [
      'PAGE(?:에서는?|에는?|는|은|가|이)? THING에 (?:대해서?|관해서?|대한|관한) ?.+',
      'PAGE에 THING(?:이|가|은|는)? (?:나와|있|언급|설명).*'
    ],
    [
      'PAGE(?:를|을|의|에 대해)? ?(?:간단히 |짧게 )?(?:요약|설명|정리|내용|개요).*',
      'PAGE(?:에는?|에서는?|는|은)? ?(?:무엇|뭐|뭘|무슨|어떤).*',
      '(?:요약|정리)(?:해 ?(?:줘|주세요|주십시오))?'
    ]
  ),
  ar: readPatterns(
    '(?:هذه|هذا|هاي|هذي) (?:الصفحة|الصفحه|المقال|المقالة|المستند|القسم|الدليل)|(?:هال)?(?:الصفحة|الصفحه|صفحة|صفحه)(?: الحالية| دي)?',
    [
      '(?:ما(?:ذا)?|[إا]يش|شو|وش) (?:تقول|يقول|تذكر|بتقول) PAGE (?:عن|حول) THING',
      'هل (?:تذكر|تتحدث|تشرح|يذكر|يتحدث) PAGE (?:عن )?THING',
      '(?:ما(?:ذا)?|[إا]يش|شو|وش) مكتوب (?:عن|حول) THING في PAGE'
    ],
    [
      '(?:من فضلك |ممكن |هل يمكنك |هل تستطيع )*(?:لخص|تلخص|أن تلخص|اشرح|تشرح|أن تشرح|تلخيص|ملخص|شرح)(?: ?لي)?(?: PAGE| هذا)?(?: من فضلك| لو سمحت| باختصار)?',
      '(?:ماذا|ما|[إا]يش|شو|وش) (?:تقول|يقول|يوجد في|مكتوب في|في|تحتوي|محتوى|موضوع) PAGE',
      '(?:عن (?:ماذا|أي شيء|[إا]يش|شو|[إا]يه)|عم) (?:تتحدث|يتحدث|تتكلم|بتتكلم|بتحكي) PAGE',
      'PAGE (?:بتتكلم|تتكلم|تتحدث|بتحكي) عن (?:[إا]يه|[إا]يش|شو|ماذا)'
    ]
  ),
  he: readPatterns(
    '[בהשל]*(?:עמוד|דף|מאמר|מסמך|מדריך|פרק)(?: ה?זה| הנוכחי| הפתוח)?',
    [
      'מה (?:כתוב|נאמר|אומר|מופיע|יש) PAGE (?:על|לגבי|בנושא) THING',
      'מה (?:כתוב|נאמר|מופיע|יש) (?:על|לגבי|בנושא) THING PAGE',
      '(?:האם )?PAGE (?:מזכיר|מסביר|אומר משהו)(?: על| את)? THING'
    ],
    [
      '(?:בבקשה |האם |אפשר |אתה יכול |את יכולה |תוכל |תוכלי )*(?:סכם|סכמי|סכמו|תסכם|תסכמי|תסכמו|לסכם|הסבר|תסבירי?|הסבירי|להסביר|תאר)(?: לי)?(?: את)?(?: PAGE| זה)?(?: בקצרה| בבקשה)?',
      '(?:אפשר )?(?:סיכום|תקציר)(?: (?:של )?PAGE)?',
      '(?:על )?מה (?:יש |כתוב |נאמר |אומר )?PAGE(?: אומר| מדבר)?',
      'על מה מדובר PAGE|במה (?:עוסק|מדבר) PAGE'
    ]
  )
}
