import { inSimplifiedChinese, withOptionalAccents } from '../../retrieval/index.ts'

/**
 * The page that a reader asks for who is new: where the documentation says what it is of, how to begin, or to install it; or
 * later, how to configure or to update it.
 */
export type EntryPage = 'home' | 'start' | 'install' | 'configure' | 'update'

type Patterns = Readonly<Record<EntryPage, string>>

/**
 * Whole questions, without what ends or surrounds them. `NAME` is that of a product, which may be taken for more words
 * than it has: what is spelled out comes first.
 */
const patterns: Readonly<Record<string, Patterns>> = {
  en: {
    home: "(?:so )?what(?:['’]?s| is| are) (?:this|these|the)(?: (?:documentation|docs?|(?:web ?)?site|project|product|tool|app|application|program|software|library|framework|package|thing))?(?: (?:all )?about| (?:good )?for)?|what is NAME(?: (?:good )?for)?|what['’]?s NAME|what does this(?: (?:project|product|tool|app|application|program|software|library|framework|package|thing))? do|what does NAME do|introduction|overview|(?:give me )?an overview(?: of (?:this|the)(?: (?:documentation|docs?|site|project))?)?",
    start:
      "(?:so )?(?:where|how) (?:do|can|should|would|shall) (?:i|we) (?:best )?(?:start|begin|get started)(?: here| from| reading| learning| with (?:this|it|the docs?|NAME))?|(?:where|how) to (?:start|begin|get started)(?: here| from| with (?:this|it|NAME))?|getting started with NAME|(?:i am|i['’]?m) (?:completely |very )?(?:new|a (?:complete )?(?:beginner|newbie|newcomer))(?: here| to (?:this|it|all this|NAME))?(?:[, ]+(?:so )?where (?:do|should) i (?:start|begin))?|what should i (?:read|learn|do|try) first|what (?:is|are) the first steps?|(?:get(?:ting)?|got) started|quick ?start(?: guide)?|first steps",
    install:
      '(?:(?:how (?:do|can|should|would) (?:i|we|you) |how to |i (?:want|need) to |please )?install(?:ing)?(?: (?:this|it|everything|NAME))?|(?:NAME )?installation(?: of NAME)?(?: (?:guide|instructions|steps))?|install (?:guide|instructions|steps))',
    configure:
      '(?:how (?:do|can|should|would) (?:i|we|you) |how to )configure(?: (?:this|it|NAME))?|(?:NAME )?configuration(?: of NAME)?|configuring(?: (?:it|NAME))?|where (?:is|are|do i find|can i find|do i put)(?: the| my)?(?: NAME)? (?:config(?:uration)?|settings?) files?(?: (?:stored|located|kept|saved))?|(?:NAME )?config(?:uration)? files?(?: (?:location|path))?|(?:location|path) of the config(?:uration)? files?',
    update:
      '(?:how (?:do|can|should|would) (?:i|we|you) |how to |i (?:want|need) to |please )?(?:updat|upgrad)(?:e|ing)(?: (?:this|it|NAME))??(?: to (?:the |a )?(?:latest|newest|newer|new|current|next)(?: version| release)?)?|(?:NAME )?(?:update|upgrade)(?: of NAME)?(?: (?:guide|instructions|steps))?'
  },
  de: {
    home: 'worum geht es in dieser doku(?:mentation)?|was ist (?:das|dies)(?: hier)?(?: (?:für (?:eine?) (?:seite|programm|tool|projekt|doku(?:mentation)?)))?|was ist NAME|wof[üu]r ist NAME|was macht (?:das|dieses) (?:programm|tool|projekt)',
    start:
      'wo(?:mit)? (?:fange|soll|kann) ich (?:an|anfangen|beginnen|starten)|wie (?:fange|starte|beginne) ich(?: hier)?(?: an)?|wie (?:soll|kann) ich (?:mit NAME )?(?:anfangen|beginnen|starten|loslegen)|wie lege ich los|ich bin (?:ganz )?neu(?: hier)?|was (?:soll|sollte) ich zuerst (?:lesen|tun|machen)|erste schritte|schnellstart|schnelleinstieg',
    install:
      '(?:wie (?:installiere|installier) ich(?: (?:das|es|NAME))?|wie (?:kann|soll) ich (?:das|es|NAME) installieren|(?:(?:das|es|NAME) )?installieren|wie wird (?:das|es|NAME) installiert|(?:NAME[- ])?installation(?: von NAME)?|installationsanleitung)',
    configure:
      'wo (?:ist|liegt|steht|finde ich) die (?:konfigurationsdatei|konfiguration|config(?:[- ]?datei)?)|wie konfiguriere ich(?: (?:das|es|NAME))?|(?:(?:das|es|NAME) )?konfigurieren|(?:NAME[- ])?konfiguration(?: von NAME)?|konfigurationsdatei(?:en)?',
    update:
      'wie (?:aktualisiere|update|upgrade) ich(?: (?:das|es|NAME))??(?: auf (?:die|eine) (?:neue|neuere|neueste|aktuelle|letzte) version)?|wie (?:kann|soll) ich (?:das|es|NAME) (?:aktualisieren|updaten|upgraden)|wie wird (?:das|es|NAME) aktualisiert|(?:(?:das|es|NAME) )?(?:aktualisieren|updaten|upgraden)|aktualisierung(?: von NAME)?'
  },
  es: {
    home: 'de qu[ée] (?:trata|va) (?:esto|esta documentación|este sitio|este proyecto)|qu[ée] es (?:esto|esta documentación|este sitio|este proyecto)|qu[ée] es NAME|para qu[ée] sirve (?:NAME|esto|este proyecto|esta herramienta)',
    start:
      '(?:soy nuev[oa](?: (?:aquí|en (?:esto|NAME)))?[,.]? )?(?:y )?(?:(?:(?:por|desde|en) )?dónde|cómo) (?:puedo |debo |debería )?(?:empiezo|comienzo|arranco|empezamos|empezar|comenzar|arrancar)(?: (?:con|a (?:aprender|usar|leer)) (?:esto|NAME))?|soy nuev[oa](?: (?:aquí|en (?:esto|NAME)))?|qu[ée] (?:leo|hago|debo leer|debo hacer) primero|primeros pasos|inicio rápido',
    install:
      '(?:(?:cómo|como) (?:lo |la )?(?:instalo|instalar(?:lo|la)?|se instala|puedo instalar(?:lo|la)?)(?: (?:esto|NAME))?|instalar(?:lo|la)?(?: NAME)?|(?:guía de )?instalación(?: de NAME)?)',
    configure:
      'dónde (?:está|se encuentra|encuentro) el (?:archivo|fichero) de configuración|cómo (?:lo |la )?(?:configuro|configurar(?:lo|la)?|se configura)(?: (?:esto|NAME))?|configurar(?:lo|la)?(?: NAME)?|(?:(?:archivo|fichero) de )?configuración(?: de NAME)?',
    update:
      '(?:cómo|como) (?:lo |la )?(?:actualizo|actualizar(?:lo|la)?|se actualiza|puedo actualizar(?:lo|la)?)(?: (?:esto|NAME))??(?: a (?:la|una) (?:nueva |última )?versión(?: nueva| más reciente)?)?|actualizar(?:lo|la)?(?: NAME)?|(?:guía de )?actualización(?: de NAME)?'
  },
  fr: {
    home: "de quoi (?:parle|traite)(?:[- ]t[- ]il)? (?:ce site|cette documentation|ce projet)|(?:c['’]est quoi|qu['’]est[- ]ce que c['’]est)(?: (?:ce site|ce projet|cette documentation))?|(?:c['’]est quoi|qu['’]est[- ]ce que?) NAME|à quoi (?:ça|cela|ce projet) sert|à quoi sert (?:NAME|ce projet|ce site|cet outil)",
    start:
      '(?:par )?où (?:est[- ]ce que )?(?:je )?(?:commence(?:r)?|débute(?:r)?|dois[- ]je commencer|je dois commencer)|comment (?:je )?(?:commence(?:r)?|débute(?:r)?|démarre(?:r)?)|je (?:suis nouveau|suis nouvelle|débute)(?: ici)?|que (?:dois[- ]je )?lire en premier|premiers pas|démarrage(?: rapide)?|bien démarrer',
    install:
      "(?:comment (?:est[- ]ce que )?(?:je |on )?(?:l['’])?(?:installe(?:r)?|peut on installer)(?: (?:ça|cela|NAME))?|(?:l['’])?installer(?: NAME)?|(?:guide d['’])?installation(?: de NAME)?)",
    configure:
      "où (?:est|se trouve|trouver) le fichier de configuration|comment (?:je |on )?(?:l['’]|le |la )?configurer?(?: (?:ça|cela|NAME))?|configurer(?: NAME)?|(?:fichier de )?configuration(?: de NAME)?",
    update:
      "comment (?:est[- ]ce que )?(?:je |on )?(?:l['’]|le |la )?(?:mets|met|mettre)(?: (?:ça|cela|NAME))? à jour(?: NAME)?|mettre (?:NAME )?à jour(?: NAME)?|mise à jour(?: de NAME)?"
  },
  pt: {
    home: '(?:do|sobre o) que (?:se trata|trata) (?:isto|isso|esta documentação|este site)|o que é (?:isto|isso|este site|este projeto|esta documentação)|o que é NAME|para que serve (?:NAME|isto|isso|este projeto)',
    start:
      'por onde (?:eu )?(?:começo|começar|devo começar)|como (?:eu )?(?:começo|começar|devo começar)|sou nov[oa](?: aqui| nisso)?|o que (?:devo )?(?:ler|fazer) primeiro|primeiros passos|início rápido',
    install:
      '(?:como (?:eu )?(?:o |a )?(?:instalo|instalar|posso instalar|se instala)(?: (?:isto|isso|o NAME|NAME))?|instalar(?: (?:o )?NAME)?|(?:guia de )?instalação(?: d[eo] NAME)?)',
    configure:
      'onde (?:está|fica|encontro) o (?:arquivo|ficheiro) de configuração|como (?:eu )?(?:o |a )?(?:configuro|configurar|se configura)(?: (?:isto|isso|o NAME|NAME))?|configurar(?: (?:o )?NAME)?|(?:(?:arquivo|ficheiro) de )?configuração(?: d[eo] NAME)?',
    update:
      'como (?:eu )?(?:o |a )?(?:atualizo|atualizar|posso atualizar|se atualiza)(?: (?:isto|isso|o NAME|NAME))?|atualizar(?: (?:o )?NAME)?|(?:guia de )?atualização(?: d[eo] NAME)?'
  },
  it: {
    home: "(?:di che )?cosa (?:parla|tratta) (?:questo sito|questa documentazione|questo progetto)|(?:che )?cos['’]è (?:questo|questa documentazione|questo sito|questo progetto)|(?:che )?cos['’]è NAME|a (?:che )?cosa serve (?:NAME|questo|questo progetto)",
    start:
      '(?:da )?dove (?:comincio|inizio|posso iniziare|devo iniziare|cominciare|iniziare)|come (?:comincio|inizio|iniziare|cominciare)|sono nuov[oa](?: qui)?|cosa (?:devo )?(?:leggere|fare) (?:per primo|prima)|primi passi|guida rapida',
    install:
      "(?:come (?:lo |la |si )?(?:installo|installa|installare|posso installar(?:e|lo|la))(?: NAME)?|installar(?:e|lo)(?: NAME)?|(?:guida (?:di|all['’]) ?)?installazione(?: di NAME)?)",
    configure:
      "dov['’]è il file di configurazione|dove (?:si trova|trovo) il file di configurazione|come (?:lo |la |si )?configur(?:o|a|are)(?: NAME)?|configurar(?:e|lo)(?: NAME)?|(?:file di )?configurazione(?: di NAME)?",
    update:
      "come (?:lo |la |si )?(?:aggiorno|aggiorna|aggiornare|posso aggiornar(?:e|lo|la))(?: NAME)?|aggiornar(?:e|lo)(?: NAME)?|(?:guida (?:di|all[’']) ?)?aggiornamento(?: di NAME)?"
  },
  ru: {
    home: 'о ч[её]м (?:эта документация|этот сайт|этот проект|это)|что это(?: такое| за (?:сайт|проект|документация|программа))?|что такое NAME|для чего (?:это|этот проект|NAME)',
    start:
      'с чего (?:мне )?(?:начать|начинать|лучше начать)|как (?:мне )?(?:начать|начать работу)|я (?:здесь )?(?:новичок|новенький|новенькая)(?: здесь)?|что (?:мне )?(?:читать|прочитать|делать) (?:сначала|первым)|начало работы|быстрый старт|первые шаги',
    install:
      '(?:как (?:мне )?(?:это |его )?(?:установить|поставить|устанавливать)(?: (?:это|его|NAME))?|установ(?:ка|ить)(?: NAME)?|(?:инструкция по )?установке(?: NAME)?)',
    configure:
      'где (?:находится |лежит |найти )?(?:конфиг|файл конфигурации|конфигурационный файл|файл настроек)|как (?:мне )?(?:это |его )?настроить(?: (?:это|его|NAME))?|настро(?:йка|ить)(?: NAME)?|конфигурация(?: NAME)?',
    update: 'как (?:мне )?(?:это |его )?обнов(?:ить|лять|иться)(?: (?:это|его|NAME))?|обнов(?:ление|ить)(?: NAME)?'
  },
  ja: {
    home: 'これは何(?:ですか)?|これは?なに|これは何のドキュメント(?:ですか)?|このドキュメントは何について(?:ですか)?|このサイトは何(?:ですか)?|NAMEとは(?:何ですか)?|NAMEって何(?:ですか)?|何をするもの(?:ですか)?',
    start:
      '(?:まず)?(?:どこ|何)から(?:始めれば|はじめれば|始めたら|読めば|始める)(?:いい|よい|良い)?(?:ですか|の|んですか)?|(?:どうやって|どのように)(?:始め|はじめ)(?:ます|れば(?:いい|よい)です)か|始め方(?:は|を教えて(?:ください)?)?|初心者(?:です)?|初めて(?:です|使います)?|最初に何を(?:すれば|読めば)(?:いい|よい)(?:ですか)?|はじめに|クイックスタート',
    install:
      '(?:(?:NAME ?(?:を|の))?インストール(?:方法|手順|する方法)?(?:は|を教えて(?:ください)?|したい(?:です)?)?|(?:NAME ?(?:を|は))?(?:どうやって|どのように)インストール(?:します|すれば(?:いい|よい)です|する(?:ん|の)です)か)',
    configure:
      '(?:設定|構成)ファイル(?:は?どこ(?:ですか|にありますか)?|の場所(?:は)?)?|(?:NAME ?(?:を|の))?設定(?:方法|手順|する方法)?(?:は|を教えて(?:ください)?)?',
    update:
      '(?:NAME ?(?:を|の))?(?:アップデート|アップグレード|更新)(?:方法|手順|する方法)?(?:は|を教えて(?:ください)?|したい(?:です)?)?|(?:NAME ?(?:を|は))?(?:どうやって|どのように)(?:アップデート|アップグレード|更新)(?:します|すれば(?:いい|よい)です|する(?:ん|の)です)か'
  },
  zh: {
    home: '(?:什么是 ?NAME|NAME ?是(?:什么|做什么的|干什么的))|这是(?:什么|啥|干什么的|做什么的)(?:文档|网站|项目|工具)?|(?:这个|本)?(?:文档|网站|项目|工具)是(?:关于什么的|做什么的|干什么的|什么)',
    start:
      '(?:我)?(?:应该|该)?从(?:哪里|哪儿|何处)(?:开始|入手)|(?:如何|怎么|怎样)(?:开始|入门|上手)(?:使用)?|我是(?:新手|新来的|初学者)|新手入门|(?:应该)?先(?:看|读|做)什么|快速(?:开始|上手|入门)|入门|开始使用',
    install: '(?:(?:我)?(?:如何|怎么|怎样|怎麼)安装(?: ?NAME)?|安装(?: ?NAME)?(?:方法|教程|步骤|指南)?)',
    configure:
      '配置文件(?:在(?:哪里|哪儿|哪))?|(?:如何|怎么|怎样)配置(?: ?NAME)?|配置(?: ?NAME)?(?:方法|教程|步骤|指南)?',
    update:
      '(?:我)?(?:如何|怎么|怎样|怎麼)(?:升级|更新)(?: ?NAME)??(?:到最新版本?)?|(?:升级|更新)(?: ?NAME)?(?:方法|教程|步骤|指南)?'
  },
  ko: {
    home: 'NAME ?(?:란|이란|는|은|이|가)? ?(?:뭐|무엇)(?:예요|야|인가요|입니까)?|(?:이건|이게|이것은|여기는) (?:뭐|무엇|뭔가요|뭐야|뭐예요|무엇인가요|무슨 (?:문서|사이트)(?:예요|인가요|야)?)|이 (?:문서|사이트|프로젝트)(?:는|은) (?:뭐|무엇)(?:에 (?:대한|관한) (?:거|것|건)(?:예요|야|인가요)?|예요|야|인가요)?',
    start:
      '(?:어디서|어디에서|어디|무엇|뭐)부터 (?:시작|읽|해야)(?:하면|해야|하나요|해요|할까요|으면|하지)?(?: ?(?:되나요|돼요|하나요|해요|할까요|좋을까요))?|어떻게 시작(?:하나요|해요|하죠|해야 하나요|해야 돼요|하면 되나요)|처음(?:이에요|인데요|입니다|이야)|초보(?:자)?(?:예요|입니다|인데요)|시작하기|빠른 시작',
    install:
      '(?:(?:NAME ?)?설치(?: ?방법)?|(?:어떻게 |NAME(?:를|을)? ?(?:어떻게 )?)?설치(?:하나요|해요|하죠|하려면|하는 (?:법|방법)(?:은|이 뭐예요)?))',
    configure:
      '설정 ?파일(?:(?:은|이)? ?어디(?:에)? ?있(?:나요|어요|습니까))?|(?:NAME ?)?설정(?: ?방법)?|(?:어떻게 |NAME(?:를|을)? ?(?:어떻게 )?)설정(?:하나요|해요|하죠)',
    update:
      '(?:NAME ?)?(?:업데이트|업그레이드)(?: ?방법)?|(?:어떻게 |NAME(?:를|을)? ?(?:어떻게 )?)?(?:업데이트|업그레이드)(?:하나요|해요|하죠|하려면|하는 (?:법|방법)(?:은|이 뭐예요)?)'
  },
  ar: {
    home: 'ما ?(?:هو|هي) NAME|(?:ما|ماهو|ماهي|ما هو|ما هي|ايش|شو) (?:هذا|هذه|هذا الموقع|هذه الوثائق|هذا المشروع|هذه الوثيقة)|عن ماذا (?:يتحدث|تتحدث) (?:هذا الموقع|هذه الوثائق)|عم تتحدث هذه الوثائق',
    start:
      '(?:من أين|من اين|منين|كيف|بماذا) (?:أبدأ|ابدأ|ابدا|نبدأ|أبتدئ|يمكنني (?:أن )?(?:البدء|أبدأ))|أنا (?:جديد|جديدة|مبتدئ|مبتدئة)(?: هنا)?|ماذا أقرأ أولا|البدء(?: السريع)?|الخطوات الأولى',
    install:
      '(?:(?:كيف|كيفية) (?:أثبت|اثبت|أقوم بتثبيت|يمكنني تثبيت|تثبيت|أثبته|اثبته)(?: ?(?:ه|هذا|NAME))?|(?:طريقة )?(?:ال)?تثبيت(?: NAME)?)',
    configure:
      'أين (?:يوجد |أجد )?ملف (?:ال)?(?:إعدادات|إعداد|تكوين)|(?:كيف|كيفية) (?:أضبط|أهيئ|أقوم بإعداد|يمكنني إعداد|تكوين|إعداد)(?: ?(?:ه|هذا|NAME))?|(?:ال)?(?:إعدادات|تكوين)(?: NAME)?',
    update:
      '(?:كيف|كيفية) (?:أحدث|احدث|أقوم بتحديث|يمكنني تحديث|تحديث|ترقية|أحدثه|احدثه)(?: ?(?:ه|هذا|NAME))?|(?:طريقة )?(?:ال)?(?:تحديث|ترقية)(?: NAME)?'
  },
  he: {
    home: 'מה זה NAME|מה זה(?: (?:האתר|התיעוד|הפרויקט))?(?: הזה)?|על מה (?:האתר|התיעוד)(?: הזה)?',
    start:
      '(?:מאיפה|מהיכן|איפה|איך) (?:מתחילים|להתחיל|אני מתחיל(?:ה)?|כדאי להתחיל)|אני חדש(?:ה)?(?: כאן| פה)?|מה לקרוא קודם|תחילת (?:ה)?עבודה|צעדים ראשונים',
    install:
      '(?:איך (?:אני )?(?:מתקינים|מתקין|מתקינה|להתקין)(?: (?:את )?(?:זה|NAME))?|התקנה(?: של NAME)?|להתקין(?: (?:את )?(?:זה|NAME))?)',
    configure:
      'איפה (?:נמצא )?קובץ (?:ה)?(?:הגדרות|תצורה)|איך (?:אני )?(?:מגדירים|מגדיר|מגדירה|להגדיר)(?: (?:את )?(?:זה|NAME))?|(?:הגדרות|תצורה)(?: של NAME)?',
    update:
      'איך (?:אני )?(?:מעדכנים|מעדכן|מעדכנת|לעדכן|משדרגים|לשדרג)(?: (?:את )?(?:זה|NAME))?|(?:עדכון|שדרוג)(?: של NAME)?|(?:לעדכן|לשדרג)(?: (?:את )?(?:זה|NAME))?'
  }
}

const word = String.raw`\p{L}[\p{L}\p{N}]*?(?:[.-][\p{L}\p{N}]+?)*?`

/** A product may have several words, “the AI SDK”; “a lamp” is none. */
const name = `(?:the )?(?!(?:an?|eine?|une?|una|uma?) )(${word}(?: ${word}){0,3}?)`

/** Readers in a hurry leave the accents out. */
const read = Object.entries(patterns).flatMap(([language, all]) =>
  (['start', 'home', 'install', 'configure', 'update'] as const).map(at => {
    const pattern = new RegExp(`^(?:${all[at].replaceAll('NAME', name)})$`, 'iu')
    return { language, at, pattern: withOptionalAccents(pattern) }
  })
)

/**
 * Which page a question asks for that only who is new asks: “Where do I start?”, “What is this?”, “What is Lamp?”,
 * “How do I install it?”.
 *
 * @param asked Without signs around it.
 * @param isProduct Whether a name is that of what is documented.
 */
export const entryQuestionOf = (
  asked: string,
  likely: string | undefined,
  isProduct: (name: string) => boolean
): { language: string; at: EntryPage; product?: string } | undefined => {
  const found = read.flatMap(({ language, at, pattern }) => {
    const [whole, ...names] = pattern.exec(language === 'zh' ? inSimplifiedChinese(asked) : asked) ?? []
    if (whole === undefined) return []
    const product = names.find(each => each !== undefined)
    if (product === undefined) return [{ language, at }]
    return isProduct(product) ? [{ language, at, product }] : []
  })
  return found.find(({ language }) => language === likely) ?? found[0]
}
