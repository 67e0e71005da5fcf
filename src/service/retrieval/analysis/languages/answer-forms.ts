import { withOptionalAccents } from '../optional-accents.ts'
import type { Framing } from './courtesies.ts'

/**
 * What people say of how they want to be answered, by language: “with an example”, “step by step”, “according to the
 * docs”. Most important first.
 */
export const answerForms: readonly Framing[] = [
  {
    before:
      /^(?:(?:according to|based on|as per|per) (?:the |your |this |these |our )?(?:official )?(?:docs?|documentation|manual)\b(?=[,: ])|in (?:the |your )(?:official )?(?:docs?|documentation|manual)(?=,)|(?:what|where) (?:do|does|in) (?:the|your) (?:docs?|documentation|manual) (?:say|mention)s?(?: anything)? about\b|(?:(?:(?:can|could|would) you )?(?:please )?(?:give|show|provide)(?: me| us)?(?: with)? )?(?:(?:an?|some) )?(?:(?:small|short|simple|quick|minimal|complete|full|working|concrete|basic|real|code) )*(?:examples?|snippets?|samples?)(?: code)?(?: (?:of|for|that shows)(?= how\b)|(?=:))|explain (?:(?:to me|briefly|in detail|step by step)[, ]+)*(?=(?:how|what|why|when|where|which|whether)\b)|(?:briefly|in short|in detail|step by step|in (?:simple|plain) (?:terms|words|english))(?=[,:]))/iu,
    after:
      /(?:(?:(?:(?<=[.!?;,\n] )|(?<=\s)(?:(?:can|could|would|will) you |please |kindly )+)(?:(?:can|could|would|will) you |please |kindly )*(?:give|show|provide|include|add|share|write)(?: me| us)?|(?<=\s)(?<!\b(?:to|can|not|that|it|they|who|which) )(?:give|show) (?:me|us)) (?:(?:an?|one|some|any|a few) )?(?:(?:small|short|simple|quick|minimal|complete|full|working|concrete|basic|real|practical|code|good)[, ]+)*(?:examples?|snippets?|sample code)|(?<=[.!?;\n] |please )(?:(?:can|could|would|will) you )?(?:please )?(?:give|show|provide|include|add|share|write)(?: me| us)? (?:(?:an?|some|the) )?(?:(?:small|short|simple|quick|working|detailed|step[- ]by[- ]step)[, ]+)*(?:code|explanation|instructions|steps|details|sources|links)|(?<=\s)(?:along )?with (?:(?:an?|some) )?(?:(?:small|short|simple|minimal|complete|working|code) )*(?:examples?|snippets?)|(?<=[.!?;\n] |please )(?:(?:can|could|would|will) you )?(?:explain|describe|answer|walk me through)(?: it| this| that| me)?(?: to me)?|(?<=\s)(?:explain(?: it| this| that)? )?(?:step[- ]by[- ]step|in (?:great(?:er)? |more |full )?detail|in depth|in (?:simple|plain|easy|layman['’]?s) (?:terms|words|english|language)|in (?:one|two|three|a few) (?:sentences?|words?|lines?)|like i['’]?m (?:five|5|a beginner)|eli5|in bullet points)|(?<=[.!?;,\n] )(?:briefly|in short|short answer)|(?<=[.!?;,\n] |please )(?:keep|make)(?: it| your answer| the answer)(?: as)? (?:short|brief|concise|simple)(?: as possible)?|(?<=[.!?;,\n] )be (?:brief|concise|specific|precise)|(?<=\s)(?:answer|reply|respond)(?: me)? in (?:english|german|french|spanish|portuguese|japanese|chinese|korean|arabic|hebrew)|(?<=[.!?;,\n] |please )cite (?:your |the )?sources?|(?<=\s)(?:according to|based on|as per) (?:the |your )?(?:official )?(?:docs?|documentation|manual))$/iu
  },
  {
    before:
      /^(?:(?:laut|gemäß|nach) (?:der |den |eurer |euren )?(?:offiziellen )?(?:dokumentation|doku|docs|anleitung)(?![\p{L}])|was sagt die (?:dokumentation|doku) (?:zu|über)(?! \p{L}+ \p{Lu})|(?:gib|zeig|nenne)(?:e|t)? (?:mir |uns )?(?:bitte )?(?:ein |einige )?(?:kurzes? |einfaches? |kleines? )*(?:beispiele?|codebeispiele?)(?=:)|(?:erkläre?|erklär)(?: mir)?(?: bitte)?(?: kurz| genau| schritt für schritt)?,?(?= (?:wie|was|warum|wann|wo|welche\p{L}?)\b)|(?:kurz|einfach) gesagt(?=[,:])|(?:kurz|schritt für schritt|in einfachen worten|nur ja oder nein|auf deutsch)(?=:))/iu,
    after:
      /(?:(?<=[.!?;,\n] )(?:bitte )?(?:gib|zeig|nenne)(?:e|t)?(?: mir| uns)?(?: bitte)?(?: auch)?(?: ein| einige)?(?: kurzes| einfaches| kleines)*(?: beispiele?| codebeispiele?)(?: dazu| dafür)?|(?<=\s)(?:bitte )?mit (?:(?:einem|einigen) )?(?:kurzen |einfachen |kleinen )*(?:beispiel(?:en)?|codebeispiel(?:en)?)|(?<=[.!?;\n] )(?:bitte )?(?:erkläre?|erklär|beschreibe?)(?: es| das| mir)*|(?<=\s)(?:schritt für schritt|im detail|in einfachen worten|in einem satz|in stichpunkten)|(?<=[.!?;,\n] )(?:bitte )?(?:kurz(?: und knapp)?|knapp|ausführlich|einfach erklärt|(?:in )?stichpunkte|für anfänger|mit quellen|auf deutsch(?: antworten)?)|(?<=[.!?;,\n] )(?:antworte?)(?: bitte)? (?:auf|in) (?:deutsch|englisch|französisch|spanisch)|(?<=\s)(?:laut|gemäß) (?:der )?(?:dokumentation|doku))$/iu
  },
  {
    before:
      /^(?:(?:selon|d['’]après) (?:la |votre )?(?:documentation|doc)(?!\p{L})|(?:donnez?|montrez?)(?:[- ]moi)? (?:un |des )?(?:petit |simple )*exemples?(?: de code)?(?=\s?:)|explique[zr]?(?:[- ]moi)?(?= (?:comment|pourquoi|quand|ce que)\b))/iu,
    after:
      /(?:(?<=[.!?;,\n] )(?:donnez?|montrez?)(?:[- ]moi)? (?:un |des )?exemples?(?: de code)?|(?<=\s)avec (?:un |des )?exemples?(?: de code)?|(?<=[.!?;\n] )expliquez?(?:[- ]moi)?|(?<=\s)(?:étape par étape|pas à pas|en détail|en termes simples|en une phrase)|(?<=[.!?;,\n] )répond(?:s|ez)(?: -?moi)? en (?:français|anglais))$/iu
  },
  {
    before:
      /^(?:según (?:la |su )?documentación(?!\p{L})|(?:dame|muéstrame|muestra) (?:un |unos )?ejemplos?(?: de código)?(?=:)|(?:dame|muéstrame) un ejemplo de(?= cómo(?!\p{L}))|explíca(?:me)?(?: paso a paso)?(?= (?:cómo|qué|por qué|cuándo)(?!\p{L})))/iu,
    after:
      /(?:(?<=[.!?;,\n] )(?:dame|muéstrame|muestra) (?:un |unos )?ejemplos?(?: de código)?|(?<=\s)con (?:un |unos )?ejemplos?(?: de código)?|(?<=[.!?;\n] )explíca(?:lo|me|melo)|(?<=\s)(?:paso a paso|en detalle|con detalle|en pocas palabras|en una frase)|(?<=[.!?;,\n] )responde en (?:español|inglés))$/iu
  },
  {
    before:
      /^(?:(?:segundo|de acordo com) a documentação(?!\p{L})|(?:me dê|dê-me|mostre(?:-me)?) (?:um |uns )?exemplos?(?: de código)?(?=:)|expli(?:que|ca)(?:-me)?(?= (?:como|o que|por que|quando)(?!\p{L})))/iu,
    after:
      /(?:(?<=[.!?;,\n] )(?:me dê|dê(?:-me)?|mostre(?:-me)?) (?:um |uns )?exemplos?(?: de código)?|(?<=\s)com (?:um |uns )?exemplos?(?: de código)?|(?<=[.!?;\n] )explique(?:-me)?|(?<=\s)(?:passo a passo|em detalhes?|em poucas palavras|em uma frase)|(?<=[.!?;,\n] )responda em (?:português|inglês))$/iu
  },
  {
    before:
      /^(?:(?:secondo|stando a) la documentazione(?!\p{L})|(?:dammi|mostrami|fammi) (?:un |degli )?esemp(?:io|i)(?: di codice)?(?=:)|spiega(?:mi)?(?= (?:come|cosa|che cosa|perché|quando)(?!\p{L})))/iu,
    after:
      /(?:(?<=[.!?;,\n] )(?:dammi|mostrami|fammi) (?:un |degli )?esemp(?:io|i)(?: di codice)?|(?<=\s)con (?:un |degli )?esemp(?:io|i)(?: di codice)?|(?<=[.!?;\n] )spiega(?:lo|mi|melo)?|(?<=\s)(?:passo (?:dopo|per|a) passo|in dettaglio|nel dettaglio|in poche parole|in una frase)|(?<=[.!?;,\n] )rispondi in (?:italiano|inglese))$/iu
  },
  {
    before:
      /^(?:(?:согласно|судя по|по|исходя из) (?:официальной )?(?:документации|докам?)(?!\p{L})(?=[,: ])|что (?:говорит|пишет)(?:ся)?(?: в)? (?:документаци[яи]) (?:о|об|про)(?!\p{L})|(?:(?:покажи|приведи|дай)(?:те)? (?:мне |нам )?)?(?:(?:короткий|простой|небольшой|рабочий) )*примеры?(?: кода)?(?:,? (?=как(?!\p{L}))|(?=:))|(?:кратко|вкратце|подробно|пошагово|по шагам|простыми словами)(?=[,:]))/iu,
    after:
      /(?:(?<=[.!?;,\n] )(?:и )?(?:пожалуйста,? )?(?:покажи|приведи|дай|напиши)(?:те)?(?: мне)?(?: пожалуйста)?(?: (?:короткий|простой|небольшой|рабочий))*(?: примеры?)(?: кода)?|(?<=\s)(?:с|на) (?:(?:коротким|простым|небольшим|рабочим|простом) )*(?:примером|примерами|примере|примерах)(?: кода)?|(?<=[.!?;,\n] )(?:можно )?(?:с )?пример(?:ом)?(?: кода)?|(?<=[.!?;,\n] )(?:пожалуйста,? )?(?:объясни|опиши|расскажи)(?:те)?(?: это| мне| пожалуйста)*|(?<=\s)(?:(?:объясни|опиши|расскажи)(?:те)? )?(?:пошагово|по шагам|шаг за шагом|простыми словами|в двух словах|вкратце)|(?<=[.!?;,\n] )(?:кратко|коротко|подробно|подробнее)|(?<=[.!?;,\n] )(?:ответь|отвечай)(?:те)? (?:на|по) ?-?(?:русском|английском|русски|английски)|(?<=\s)(?:согласно|судя по) (?:официальной )?документации)$/iu
  },
  {
    before:
      /^(?:(?:公式)?ドキュメント(?:によると|によれば|では)|(?:具体)?例を(?:示して|挙げて|見せて)(?:ください|下さい)?(?=[:：。、])|日本語で(?:答えて|回答して)(?:ください|下さい)?(?=[。！、]))/,
    after:
      /(?<=[\s。！？、.!?])(?:(?:コードの?|具体|サンプルコードの?)?例を(?:示して|挙げて|見せて|教えて)(?:ください|下さい)?|(?:ステップバイステップで|順を追って|詳しく|簡単に|簡潔に)(?:説明して|教えて)?(?:ください|下さい)?|日本語で(?:お願いします|答えて(?:ください|下さい)?))$/
  },
  {
    before:
      /^(?:(?:根据|按照)(?:官方)?文档|官方文档[里中上]|文档(?:里|中)(?=[，,])|[请能]?(?:详细|简单|简要|一步一步)地?(?:说明|解释|讲解|介绍|说说|讲讲)(?:一下)?(?=怎么|如何|什么|为什么|为啥))(?=[，,：:\p{L}])/u,
    after:
      /(?<=[\s。！？，.!?,])(?:(?:请|最好|希望)?能?(?:给|举|提供|有|带)(?:我|出)?(?:一?个|一些)?(?:代码)?(?:例子|示例|demo)吗?|请?(?:一步一步|逐步|详细|简单|简要|简短|用[中英]文)(?:地)?(?:说明|解释|讲解|介绍|回答|回复)?(?:一下)?|附上?(?:代码)?示例)$/u
  },
  {
    before: /^(?:(?:공식 )?(?:문서에 따르면|문서에서는?|문서 기준(?:으로)?))(?=[\s,])/,
    after:
      /(?<=[\s.!?,])(?:(?:간단한 |짧은 )?(?:(?:코드|사용) ?)?예(?:제|시)(?: ?코드)?(?:를|도|와 함께|랑)? ?(?:보여|들어|알려|설명해|부탁)(?: ?(?:주세요|줘요?|드립니다|드려요|해요))?|(?:단계별로|순서대로|자세히|자세하게|간단히|간단하게|쉽게|짧게|친절하게)(?: ?(?:설명|알려|답변|정리|대답)(?:해)?(?: ?(?:주세요|줘요?|주실 수 있나요|부탁(?:드립니다|해요)))?)?|한국어로 (?:답(?:변)?|대답|설명|알려)(?:해)? ?(?:주세요|줘요?))$/
  },
  {
    before: withOptionalAccents(/^(?:(?:حسب|بحسب|وفقا ل|طبقا ل) ?(?:ال)?(?:وثائق|توثيق|مستندات)|باختصار)(?=[\s،,:])/u),
    after: withOptionalAccents(
      /(?<=[\s.!؟?،,])(?:مع (?:ذكر )?(?:مثال|أمثلة)(?: كود)?|(?:أعطني|اعطيني|هات) مثال|خطوة (?:ب|ب ?ال)?خطوة|بالتفصيل|باختصار|بالعربي(?:ة)?)$/u
    )
  },
  {
    before:
      /^(?:(?:לפי|על פי) (?:ה)?(?:תיעוד|מסמכים|דוקומנטציה)|בקצרה|בקיצור|(?:תן|תני|תנו|הרא[הו])(?: לי)? דוגמ[הא](?: קוד)?(?=:))(?=[\s,:])/u,
    after:
      /(?<=[\s.!?,])(?:עם דוגמ(?:ה|א|אות)(?: קוד)?|(?:תן|תני|תנו)(?: לי)? דוגמ[הא]|(?:שלב אחר(?:י)? שלב|צעד אחר צעד)|בפירוט|בהרחבה|בקצרה|בקיצור|במילים פשוטות|(?:ת?ענה|ת?ענו) בעברית)$/u
  },
  {
    // “PKGBUILD example” asks for code of what has that name, in whichever language its words are.
    before:
      /^(?:[Cc]ode )?(?:[Ee]xamples?|[Ss]amples?|[Ss]nippets?)(?: of| for)? (?=(?:[A-Z][A-Z\d]{4,60}|[\w$]{1,60}[a-z\d][A-Z][\w$]{0,60}|[a-z]+_\w{1,60})(?:\(\))?\??$)/u,
    after:
      /(?<=^(?:[A-Z][A-Z\d]{4,60}|[\w$]{1,60}[a-z\d][A-Z][\w$]{0,60}|[a-z]+_\w{1,60})(?:\(\))? )(?:code )?(?:examples?|samples?|snippets?)(?: code)?$/u
  }
]
