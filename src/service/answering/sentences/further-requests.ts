import { type Further, inSimplifiedChinese, withOptionalAccents } from '../../retrieval/index.ts'
import { bareText } from './spellings.ts'

type Request = Exclude<Further, 'closest'>

/** What a message asks for that only goes on from an answer and names nothing: “Tell me more”, “Can you show me an example?”. */
export const furtherRequestOf = (text: string): Request | undefined => {
  if (text.length > maxLength || text.includes('\n')) return
  const bare = bareText(text)
  return patterns.find(({ pattern }) => pattern.test(bare) || pattern.test(inSimplifiedChinese(bare)))?.further
}

/** Most characters: a longer message asks for something of its own. */
const maxLength = 80

/** Whole requests, without what ends or surrounds them. */
const requests: Readonly<Record<string, Record<Request, string>>> = {
  en: {
    more: "(?:(?:can|could|would|will) you |please )*(?:(?:tell|give|show) me (?:some |a bit |a little )?(?:more|further)(?: (?:details?|information|info))?(?: (?:about|on) (?:this|that|it))?|(?:explain|elaborate|expand)(?: (?:on )?(?:this|that|it))?(?: (?:to me|for me|again|more|further|better|in (?:more |greater )?(?:detail|depth)|in (?:other|simpler) words|(?:a bit |a little )(?:more|further|better)))*|go (?:on|ahead|deeper|into (?:more )?details?)|keep going|continue|read on|say more)|(?:some |any |and )?more(?: (?:details?|information|info|about (?:this|that|it)))?|(?:in )?(?:more |greater )?details?|(?:and )?what else(?: (?:is there|should i know|do (?:the docs|they) say)(?: (?:about|on) (?:this|that|it))?)?|(?:is there )?(?:anything|something) else(?: (?:about|on) (?:this|that|it)| (?:i should know|to know))?|(?:sorry )?i (?:still )?(?:do not|don['’]?t) (?:understand|get)(?: (?:this|that|it))?|what does (?:this|that) mean|what do you mean(?: by (?:this|that))?|how so",
    example:
      "(?:(?:can|could|would|do|will) (?:you|i|we) |please |i(?: would|[’']d)? (?:need|want|like) (?:to see )?|let me see )*(?:have |show |give |provide |write |see |get |(?:is|are) there |what about |how about )?(?:me |us )?(?:an? |any |some |the |another |more )?(?:(?:code|usage|working|full|complete|short|simple|minimal|concrete|practical|real|real[- ]world|quick) )*(?:examples?|samples?|snippets?|code|e\\.?g)(?: (?:code|snippets?))?(?: (?:of|for) (?:this|that|it|how))?(?: (?:code|in code|with code))?"
  },
  de: {
    more: '(?:(?:kannst|könntest) du |(?:können|könnten) sie |bitte )*(?:(?:(?:erzähl|sag|zeig|gib)e?(?:n sie)? )?(?:mir |uns )?(?:noch )?(?:etwas |ein bisschen |ein wenig )?mehr(?: (?:dazu|davon|darüber|details|infos|informationen))*(?: (?:erzählen|sagen|zeigen|geben))?|(?:das |es |mir |uns )*(?:erklär(?:e|en sie|st du)?|erläuter[en]*(?: sie)?)?(?: ?(?:mir|uns|das|es))*(?: (?:bitte|noch(?: ?mal)?|etwas|ein wenig|genauer|näher|ausführlicher|besser|einfacher|im detail))+(?: (?:erklären|erläutern))?|(?:mach |lies )?weiter(?:lesen|machen)?)|(?:und )?(?:mehr|weitere|nähere)(?: (?:dazu|davon|darüber|details|infos|informationen))?|(?:im )?details?|(?:und )?was (?:noch|sonst(?: noch)?)|(?:gibt es )?(?:noch|sonst(?: noch)?) (?:etwas|was)(?: dazu)?|(?:das )?versteh[e]? ich (?:immer noch )?nicht|ich versteh[e]? (?:das |es )?(?:immer noch )?nicht|was (?:heißt|bedeutet) das|wie meinst du das|wie meinen sie das',
    example:
      '(?:(?:kannst|könntest) du |(?:können|könnten) sie |bitte |hast du |haben sie |gibt es |(?:zeig|gib|mach)e?(?:n sie)? |mit |ich (?:brauche|möchte|hätte gern[e]?|will) )*(?:mir |uns |dazu |dafür |davon |bitte |mal )*(?:ein(?:en|es)? |das |den |noch ein |weitere |konkretes |kurzes |einfaches |vollständiges )*(?:(?:code|programm|anwendungs)?-?beispiele?|beispielcode|code(?: ?-?schnipsel)?)(?: (?:dazu|dafür|davon|bitte))*(?: (?:zeigen|geben|machen|sehen|haben|nennen))?'
  },
  es: {
    more: '(?:(?:me |te )?(?:puedes|puede|podrías|podría) |por favor )*(?:(?:dime|dame|cuéntame|decirme|darme|contarme|dígame|deme|muéstrame) (?:un poco |algo )?más(?: (?:detalles?|información|info))?(?: (?:sobre|de) (?:esto|eso|ello))?|(?:explica(?:r|me|rme|lo|melo|rlo|rmelo)*|explíca(?:me|lo|melo)|ampl[ií]a(?:r|lo)?|detalla(?:r|lo)?)(?: (?:esto|eso))?(?: (?:mejor|más|un poco|en|con|detalle|detalles|otra vez|de nuevo|por favor))*|continúa|continuar?|sigue|seguir)|(?:y )?(?:más|un poco más)(?: (?:detalles?|información|info))?(?: (?:sobre|de) (?:esto|eso))?|(?:en |con )?(?:más )?detalles?|(?:y )?(?:qué|algo|alguna cosa) más(?: (?:hay|debo saber|dice))?|(?:hay )?algo más|qué (?:significa|quiere decir) (?:esto|eso)|no entiendo (?:esto|eso)|no lo entiendo',
    example:
      '(?:(?:me |te )?(?:puedes|puede|podrías|podría) |por favor |tienes |tiene |hay |(?:muéstra|enséña|da|muestre|dé)(?:me|nos)? |(?:mostrar|enseñar|dar|poner)(?:me|nos)? |ponme |quiero (?:ver )?|necesito |con )*(?:un |una |algún |alguna |el |otro |más )?(?:(?:breve|pequeño|simple) )?(?:ejemplos?|código|fragmentos?|muestras?)(?: (?:de|con) código)?(?: (?:completo|sencillo|simple|práctico|concreto|real|mínimo))*(?: (?:de|para) (?:esto|eso|ello))?'
  },
  fr: {
    more: "(?:(?:peux[- ]tu|pouvez[- ]vous|pourriez[- ]vous|pourrais[- ]tu|tu peux|vous pouvez) |s[’']il (?:te|vous) plaît |merci de )*(?:(?:m[’']en |en |me |nous )?(?:dire|dis|dites|donner|donne|donnez)(?:[- ]m[’']en|[- ]moi)? (?:un peu )?(?:plus|davantage)(?: de (?:détails?|précisions?|informations?))?(?: (?:sur|à propos de) (?:ça|cela|ce sujet))?|(?:m[’']|me |nous )?(?:expliquer?|explique|expliquez|détaill(?:er|e|ez)|développ(?:er|e|ez)|précis(?:er|e|ez))(?:[- ]moi)?(?: (?:ça|cela))?(?: (?:mieux|plus|davantage|encore|en|un peu|détails?|simplement|à nouveau))*|continue[rz]?|poursui(?:s|vez|vre))|(?:et )?(?:plus|davantage)(?: (?:de |d[’'])(?:détails?|précisions?|informations?|infos?))?|(?:en |avec )?(?:plus de |des )?(?:détails?|précisions?)|(?:et )?quoi d[’']autre|autre chose|(?:il )?y a[- ]t[- ]il autre chose|(?:ça|cela) (?:veut dire|signifie) quoi|(?:qu[’']est[- ]ce que )?(?:ça|cela) (?:veut dire|signifie)|je ne comprends (?:toujours )?pas|je comprends pas",
    example:
      "(?:(?:peux[- ]tu|pouvez[- ]vous|pourriez[- ]vous|pourrais[- ]tu|tu peux|vous pouvez) |s[’']il (?:te|vous) plaît |(?:tu as|as[- ]tu|avez[- ]vous|vous avez|y a[- ]t[- ]il|il y a|est[- ]ce qu[’']il y a|tu aurais|auriez[- ]vous) |(?:me |nous )?(?:montrer|donner|montre|donne|montrez|donnez)(?:[- ](?:moi|nous))? |je (?:veux|voudrais|voudrais voir|veux voir) |avec |par )*(?:un |une |des |d[’']|l[’']|un autre |plus d[’']|le |du )?(?:(?:petit|simple) )?(?:exemples?|code|extraits?|échantillons?)(?: (?:de code|de ça|de cela|pour ça|complet|simple|concret|pratique|minimal))*"
  },
  pt: {
    more: '(?:(?:você )?(?:pode|poderia|podes|poderias) |por favor )*(?:(?:me )?(?:diga|dizer|dê|dar|conte|contar|fale|falar|diz|dá)(?:[- ]me)? (?:um pouco |algo )?mais(?: (?:detalhes?|informações|informação|infos?))?(?: (?:sobre|d)(?: ?(?:isso|isto))?)?|(?:me )?(?:expli(?:que|car|ca)|detalh(?:e|ar)|aprofund(?:e|ar))(?:[- ]me)?(?: (?:isso|isto))?(?: (?:melhor|mais|um pouco|em|com|detalhes?|de novo|novamente))*|continu(?:e|ar|a)|prossiga)|(?:e )?mais(?: (?:detalhes?|informações|informação|infos?))?(?: sobre (?:isso|isto))?|(?:em |com )?(?:mais )?detalhes?|(?:e )?(?:o )?que mais(?: (?:há|tem|diz))?|(?:há |tem )?(?:mais )?(?:alguma coisa|algo) ?(?:mais)?|o que (?:isso|isto) (?:significa|quer dizer)|não (?:entendi|entendo|percebi|percebo)(?: (?:isso|isto|nada))?',
    example:
      '(?:(?:você )?(?:pode|poderia|podes|poderias) |por favor |(?:você )?tem |há |existe |(?:me )?(?:mostr(?:e|ar|a)|dê|dar|dá)(?:[- ]me)? |quero (?:ver )?|preciso de |com )*(?:um |uma |algum |o |outro |mais )?(?:(?:breve|pequeno|simples) )?(?:exemplos?|código|trechos?|amostras?)(?: de (?:código|uso))?(?: (?:completo|simples|prático|concreto|real|mínimo))*(?: (?:disso|disto|para isso))?'
  },
  it: {
    more: "(?:(?:puoi|può|potresti|potrebbe) |per favore )*(?:(?:dimmi|dammi|dirmi|darmi|mi dica|raccontami|raccontarmi)(?: qualcosa)? (?:di più|(?:più|maggiori|altri|ulteriori) (?:dettagli|informazioni|info))(?: (?:su (?:questo|ciò)|al riguardo))?|(?:spiega(?:mi|melo|lo|re|rmi|rmelo)?|mi spieg(?:hi|a)|approfondi(?:sci|re)|dettaglia(?:re)?)(?: (?:questo|ciò))?(?: (?:meglio|di più|più|nel|in|dettaglio|ancora|di nuovo))*|continua(?:re)?|vai avanti|prosegui)|(?:e )?(?:di più|(?:più|altri|maggiori|ulteriori) (?:dettagli|informazioni|info))(?: su questo)?|(?:in |nel )?(?:più )?dettagli?o?|(?:e )?(?:che|cos[’']|cosa|qualcos[’']) ?altro(?: c[’']è)?|(?:che )?cosa (?:significa|vuol dire)(?: (?:questo|ciò))?|non (?:ho )?capi(?:sco|to)(?: (?:questo|niente))?",
    example:
      "(?:(?:puoi|può|potresti|potrebbe) |per favore |hai |ha |c[’']è |ci sono |(?:mostra(?:mi|rmi|ci)?|dammi|darmi|fammi|farmi(?: vedere)?|fammi vedere|mi (?:mostri|dia)) |vorrei (?:vedere )?|voglio |con )*(?:un |una |un[’']|qualche |degli |l[’']|un altro |altri )?(?:(?:breve|piccolo|semplice) )?(?:esemp[io]o?|codice|frammento)(?: (?:di|con) (?:codice|questo))?(?: (?:completo|semplice|pratico|concreto|reale|minimo))*"
  },
  ru: {
    more: '(?:(?:можешь|можете|мог бы ты|не мог(?:ли)? бы вы|пожалуйста|а|и) )*(?:(?:расскаж(?:и|ите)|рассказать|скаж(?:и|ите)|сказать|да(?:й|йте)|дать|объясн(?:и|ите|ить)|поясн(?:и|ите|ить)|разъясн(?:и|ите|ить))(?: (?:мне|нам|это|об этом|про это))*(?: (?:ещ[её]|больше|подробнее|поподробнее|подробно|более подробно|проще|ещ[её] раз|понятнее|об этом|про это|подробностей|деталей|информации))*|продолж(?:ай|айте|ить|и)|дальше)|(?:а |и )?(?:ещ[её]|больше|подробнее|поподробнее|подробности|детали|более подробно)(?: (?:об этом|про это|информации|деталей|подробностей))*|(?:а |и )?что ещ[её](?: (?:есть|известно|сказано))?(?: об этом)?|(?:есть )?что[- ](?:то|нибудь) ещ[её]|что это (?:значит|означает)|что (?:ты|вы) имее(?:шь|те) в виду|(?:я )?(?:вс[её] ещ[её] )?не (?:понимаю|понял[аи]?|понятно)(?: это)?',
    example:
      '(?:(?:можешь|можете|пожалуйста|а|и|есть ли|есть|у вас есть|у тебя есть|мне (?:нужен|нужны)|хочу (?:увидеть)?|покаж(?:и|ите)|показать|привед(?:и|ите)|привести|да(?:й|йте)|дать|с|на) )*(?:(?:мне|нам|какой[- ]нибудь|какие[- ]нибудь|простой|полный|короткий|конкретный|ещ[её]|один) )*(?:пример(?:ы|ом|е|ов|а)?|код(?:а|ом)?|образец)(?: (?:кода|этого|использования|для этого|пожалуйста|есть|с кодом))*'
  },
  ja: {
    more: '(?:それについて|これについて|その件について|そこを)?(?:もっと|もう少し|さらに|より|もうちょっと)?(?:詳しく|くわしく|詳細に?|詳細を?|わかりやすく|分かりやすく|具体的に)(?:教えて|説明して|知りたい|話して|お願い(?:します|できますか)?|聞きたい)?(?:ください|下さい|ほしい|欲しい|もらえますか|いただけますか|くれますか|です)*|(?:もっと|続き|続けて|つづき|続きは|他には|ほかには|他にも?(?:あり|ある)?|それから)(?:教えて|お願い(?:します)?|知りたい|は)?(?:ください|下さい|ますか|です)*|(?:それは|これは)?どういう(?:意味|こと)(?:ですか|でしょうか)?|(?:よく)?(?:わかりません|分かりません|わからない|分からない|理解できません)(?:でした)?',
    example:
      '(?:何か|なにか|他の|ほかの|もっと|簡単な|具体的な|短い|完全な)*(?:(?:コードの?|使用|利用|具体|サンプルの?)?(?:例|サンプル|コード|サンプルコード|コード例|具体例))(?:を|は|が|で)?(?:見せて|示して|教えて|ください|下さい|お願い(?:します)?|あり(?:ます|ません)か|ある|挙げて|出して|欲しい|ほしい|見たい|知りたい|もらえますか|くれますか|です|いただけますか)*'
  },
  zh: {
    more: '(?:请|麻烦|你?(?:能|能不能|可以|可不可以)|再|帮我|给我)*(?:详细|具体|更详细|再|多|进一步|继续|仔细|深入|通俗)*(?:地)?(?:说|讲|解释|说明|介绍|告诉我|展开)(?:得|的)?(?:一下|下|说|讲|明|更?(?:详细|具体|清楚|多|明白))*(?:一?些|一点|点)?(?:吗|吧|这个|这|那|那个)?|(?:请|再|更)*(?:详细|具体|清楚)(?:一?点|一?些)(?:吗|吧)?|(?:更多|详细|具体|继续|更多(?:信息|细节|内容|详情)|详情|细节|接着说|往下说|然后呢|还有(?:吗|呢|什么|别的吗|其他的?吗))|(?:这|那)?是?什么意思|(?:我)?(?:还是)?(?:不懂|没懂|不明白|没看懂|看不懂|不理解)',
    example:
      '(?:请|麻烦|你?(?:能|能不能|可以|可不可以)|有|给|举|写|来|看|提供|展示|显示|我|想|要|一下|帮|再|没有)*(?:一?个|一段|些|几个|下|具体的?|完整的?|简单的?|更多的?|相关的?|代码的?|其他的?|使用的?)*(?:例子|示例|样例|范例|代码|示例代码|代码示例|例)(?:吗|呢|看看|说明|来看看|代码|吧)*'
  },
  ko: {
    more: '(?:그것?에 대해 |그거 |이것?에 대해 |그걸 |이걸 |그 부분을? )?(?:좀 ?더|조금 더|더) ?(?:자세히|자세하게|자세한|상세히|상세하게|쉽게|구체적으로|많이)? ?(?:알려|설명|말|얘기|이야기|내용|정보|알고 싶|보여)?(?:해|하)? ?(?:줘|주세요|주실래요|줄래|주시겠어요|어요|어|요|세요)?|(?:자세히|자세하게|상세히|쉽게|구체적으로) ?(?:좀 )?(?:알려|설명|말)?(?:해)? ?(?:줘|주세요|주실래요|줄래|요)?|(?:계속|계속해|계속해줘|계속해 ?주세요|더|더요|더 없어요?|또요?|또 뭐가 있(?:어|나요|어요)|그 ?외에는?(?:요)?|다른 건요?)|(?:그게 |이게 )?무슨 (?:뜻|말|의미)(?:이야|이에요|인가요|예요|이죠)?|(?:잘 )?(?:이해가 안 ?|모르겠)\\S{0,5}',
    example:
      '(?:간단한|구체적인|짧은|전체|다른|실제|사용|코드)? ?(?:예시|예제|예(?=를| 좀| 하나)|샘플|코드|예시 코드|예제 코드|코드 예제|코드 예시|사용 예|사용 예시)(?:를|을|가|이|은|는|도)? ?(?:좀|하나|하나만|더)? ?(?:하나 )?(?:보여|들어|알려|있|제공|작성|써)?(?:해)? ?(?:줘|주세요|나요|어요|어|습니까|을까요|줄래|주실래요|주시겠어요|요)?'
  },
  ar: {
    more: '(?:(?:هل )?(?:يمكنك|تستطيع|تقدر|ممكن|بإمكانك) |من فضلك |لو سمحت )*(?:(?:أن )?(?:أخبرني|اخبرني|تخبرني|قل لي|أعطني|اعطني|تعطيني|حدثني|احكي لي)(?: عن (?:ذلك|هذا))?(?: (?:المزيد|أكثر|اكثر|بالتفصيل|تفاصيل(?: أكثر)?))+(?: عن (?:ذلك|هذا))?|(?:أن )?(?:اشرح|تشرح|وضح|توضح|فسر|تفسر)(?: ?لي)?(?: (?:ذلك|هذا|أكثر|اكثر|بالتفصيل|بشكل أفضل|مرة أخرى|ببساطة))*|(?:أن )?(?:أكمل|اكمل|تابع|استمر|تكمل|تتابع))|(?:و)?(?:المزيد|أكثر|اكثر|تفاصيل(?: (?:أكثر|اكثر))?|مزيد من (?:التفاصيل|المعلومات)|بالتفصيل)(?: عن (?:ذلك|هذا))?|(?:و)?ماذا (?:أيضا|بعد)|(?:هل )?(?:هناك|يوجد|في) شيء آخر|ماذا (?:يعني|تعني|تقصد)(?: (?:ذلك|هذا))?|ما معنى (?:ذلك|هذا)|(?:لم|لا|ما|مش) (?:أفهم|افهم|فهمت|فاهم)(?: (?:ذلك|هذا))?',
    example:
      '(?:(?:هل )?(?:يمكنك|تستطيع|تقدر|ممكن|هناك|يوجد|لديك|عندك|في) |من فضلك |لو سمحت |(?:أن )?(?:أعطني|اعطني|تعطيني|أرني|ارني|تريني|اعرض|هات|أريد|اريد|بدي)(?: ?لي)? )*(?:أي |بعض )?(?:مثالا?|أمثلة|امثلة|كودا?|شيفرة|نموذجا?|عينة)(?: (?:على (?:ذلك|هذا)|عن (?:ذلك|هذا)|كامل|بسيط|عملي|واقعي|من فضلك|كود|برمجي|آخر))*'
  },
  he: {
    more: '(?:(?:אתה )?(?:יכול|יכולה|תוכל|תוכלי|אפשר|בבקשה) )*(?:(?:ספר|ספרי|תספר|תספרי|לספר|תגיד|להגיד|תן|תני|לתת|לקבל)(?: לי)?(?: עוד| יותר| קצת| פרטים| מידע| על זה)+|(?:הסבר|הסבירי|תסביר|תסבירי|להסביר|פרט|לפרט|תפרט|הרחב|להרחיב|תרחיב)(?: לי)?(?: (?:את זה|על זה))?(?: (?:יותר|שוב|טוב|לעומק|בפירוט|במילים אחרות|בפשטות|עוד|קצת))*|תמשיך|תמשיכי|המשך|להמשיך)|(?:ו?עוד|יותר)(?: (?:פרטים|מידע|על זה))*|(?:ב)?פירוט|פרטים(?: נוספים)?|מידע נוסף|(?:ו)?מה (?:עוד|חוץ מזה)(?: יש)?|(?:יש )?עוד משהו|מה זה אומר|מה (?:הכוונה|המשמעות)(?: של זה)?|(?:אני )?(?:עדיין )?לא (?:מבין|מבינה|הבנתי)(?: (?:את זה))?',
    example:
      '(?:(?:אתה )?(?:יכול|יכולה|תוכל|תוכלי|אפשר|בבקשה|יש|תן|תני|לתת|תראה|תראי|להראות|הראה|לראות|לקבל|צריך|רוצה|עם)(?: (?:לי|לך|לכם))? )*(?:איזו |איזה |עוד )?(?:דוגמה|דוגמא|דוגמאות|דוגמת|קוד|קטע)(?: (?:קוד|לזה|לכך|פשוטה|מלאה|קצרה|קונקרטית|מעשית|נוספת|של קוד|בבקשה))*'
  }
}

/** What may join a request to the answer before it. */
const conjunctions =
  '(?:and|so|but|then|ok(?:ay)?|und|aber|also|y|pero|et|mais|e|ma|mas|а|и|но) |(?:では|じゃあ?|それでは|那么?|那麼|그럼|그러면|그리고) ?|و|ו'

const patterns = Object.values(requests).flatMap(kinds =>
  Object.entries(kinds).map(([further, source]) => ({
    further: further as Request,
    pattern: withOptionalAccents(new RegExp(`^(?:${conjunctions})?(?:${source})$`, 'iu'))
  }))
)
