import { type Further, inSimplifiedChinese, withOptionalAccents } from '../../retrieval/index.ts'
import { ordinalOf } from './ordinals.ts'
import { bareText } from './spellings.ts'

/** How an answer is said once more: where it stands, for who asks whether it is true, or its first quote alone. */
export type Repetition = 'sources' | 'brief'

/**
 * What a message asks for that only goes on from an answer: also for something else than that, `other`, or for one of
 * what it listed, by its number from 1 on, or -1 for the last.
 */
export type FurtherRequest = Further | Repetition | 'other' | number

type Request = Exclude<FurtherRequest, 'closest' | number>

/** What a message asks for that only goes on from an answer and names nothing: “Tell me more”, “The second one”. */
export const furtherRequestOf = (text: string): Exclude<FurtherRequest, 'closest'> | undefined => {
  if (text.length > maxLength || text.includes('\n')) return
  const bare = bareText(text)
  const matches = (pattern: RegExp) => pattern.test(bare) || pattern.test(inSimplifiedChinese(bare))
  return ordinalOf(bare) ?? patterns.find(({ pattern }) => matches(pattern))?.further
}

/** Most characters: a longer message asks for something of its own. */
const maxLength = 80

/** Whole requests, without what ends or surrounds them. */
const requests: Readonly<Record<string, Record<Request, string>>> = {
  en: {
    more: "(?:(?:can|could|would|will) you |please )*(?:(?:tell|give|show) me (?:some |a bit |a little )?(?:more|further)(?: (?:details?|information|info))?(?: (?:about|on) (?:this|that|it))?|(?:explain|elaborate|expand)(?: (?:on )?(?:this|that|it))?(?: (?:to me|for me|again|more|further|better|in (?:more |greater )?(?:detail|depth)|in (?:other|simpler) words|(?:a bit |a little )(?:more|further|better)))*|go (?:on|ahead|deeper|into (?:more )?details?)|keep going|continue|read on|say more)|(?:some |any |and )?more(?: (?:details?|information|info|about (?:this|that|it)))?|(?:in )?(?:more |greater )?details?|(?:and )?what else(?: (?:is there|should i know|do (?:the docs|they) say)(?: (?:about|on) (?:this|that|it))?)?|(?:is there )?(?:anything|something) else(?: (?:about|on) (?:this|that|it)| (?:i should know|to know))?|(?:sorry )?i (?:still )?(?:do not|don['’]?t) (?:understand|get)(?: (?:this|that|it))?|what does (?:this|that) mean|what do you mean(?: by (?:this|that))?|how so",
    example:
      "(?:(?:can|could|would|do|will) (?:you|i|we) |please |i(?: would|[’']d)? (?:need|want|like) (?:to see )?|let me see )*(?:have |show |give |provide |write |see |get |(?:is|are) there |what about |how about )?(?:me |us )?(?:an? |any |some |the |another |more )?(?:(?:code|usage|working|full|complete|short|simple|minimal|concrete|practical|real|real[- ]world|quick) )*(?:examples?|samples?|snippets?|code|e\\.?g)(?: (?:code|snippets?))?(?: (?:of|for) (?:this|that|it|how))?(?: (?:code|in code|with code))?",
    sources:
      "(?:are you )?(?:really |absolutely |quite |very )*(?:sure|certain)(?: (?:about|of) (?:this|that|it))?|really|(?:is|was) (?:this|that|it) (?:really |actually )?(?:right|correct|true|so)|where (?:(?:does|do|did) (?:it|they|you|the docs|the documentation|the manual) (?:say|state|mention|get|find|read) (?:this|that|it|so)(?: from)?|(?:is|was) (?:this|that|it) (?:written|said|stated|documented|mentioned|from))|says who|how do you know(?: (?:this|that))?|(?:what(?:['’]s| is| are) |(?:(?:can|could) you )?(?:show|give) me |do you have |is there )?(?:the|your|a|any) (?:sources?|references?)(?: (?:for|of) (?:this|that|it))?",
    brief:
      "(?:(?:can|could|would|will) you |please )*(?:(?:make|keep|put|say|explain) (?:this|that|it) )?(?:(?:a (?:bit|little)|much|even) )?(?:shorter|brief|(?:more )?(?:briefly|concise(?:ly)?)|short|in (?:short|brief|a few words|a nutshell|(?:one|a single) sentence))|(?:(?:can|could) you |please )*shorten (?:this|that|it)|(?:give me )?(?:a |the )?(?:short(?:er)?|brief) (?:version|answer)|tl;?dr|(?:(?:that|this|it)(?:['’]s| is| was) )?(?:way |much |a bit )?too long",
    other:
      "(?:no )?(?:not (?:this|that|these|those)(?: ones?)?|(?:this|that)(?:['’]s| is| was) not (?:it|the one|the right one))|(?:no )?(?:what about |how about |and |show me |i (?:mean|meant|want|wanted) )*the other(?: one)?|(?:no )?i (?:mean|meant) something (?:else|different)|(?:no )?(?:(?:(?:this|that|it)(?:['’]s| is| was) )?not (?:really )?(?:what|the one)|(?:this|that|it) (?:isn['’]t|wasn['’]t|is not|was not) (?:really )?(?:what|the one)) i(?:['’]m| am| was| have| had)? (?:asked(?: for| about)?|asking(?: for| about)?|meant|mean|wanted|want|needed|need|looking for)"
  },
  de: {
    more: '(?:(?:kannst|könntest) du |(?:können|könnten) sie |bitte )*(?:(?:(?:erzähl|sag|zeig|gib)e?(?:n sie)? )?(?:mir |uns )?(?:noch )?(?:etwas |ein bisschen |ein wenig )?mehr(?: (?:dazu|davon|darüber|details|infos|informationen))*(?: (?:erzählen|sagen|zeigen|geben))?|(?:das |es |mir |uns )*(?:erklär(?:e|en sie|st du)?|erläuter[en]*(?: sie)?)?(?: ?(?:mir|uns|das|es))*(?: (?:bitte|noch(?: ?mal)?|etwas|ein wenig|genauer|näher|ausführlicher|besser|einfacher|im detail))+(?: (?:erklären|erläutern))?|(?:mach |lies )?weiter(?:lesen|machen)?)|(?:und )?(?:mehr|weitere|nähere)(?: (?:dazu|davon|darüber|details|infos|informationen))?|(?:im )?details?|(?:und )?was (?:noch|sonst(?: noch)?)|(?:gibt es )?(?:noch|sonst(?: noch)?) (?:etwas|was)(?: dazu)?|(?:das )?versteh[e]? ich (?:immer noch )?nicht|ich versteh[e]? (?:das |es )?(?:immer noch )?nicht|was (?:heißt|bedeutet) das|wie meinst du das|wie meinen sie das',
    example:
      '(?:(?:kannst|könntest) du |(?:können|könnten) sie |bitte |hast du |haben sie |gibt es |(?:zeig|gib|mach)e?(?:n sie)? |mit |ich (?:brauche|möchte|hätte gern[e]?|will) )*(?:mir |uns |dazu |dafür |davon |bitte |mal )*(?:ein(?:en|es)? |das |den |noch ein |weitere |konkretes |kurzes |einfaches |vollständiges )*(?:(?:code|programm|anwendungs)?-?beispiele?|beispielcode|code(?: ?-?schnipsel)?)(?: (?:dazu|dafür|davon|bitte))*(?: (?:zeigen|geben|machen|sehen|haben|nennen))?',
    sources:
      '(?:bist du|sind sie)(?: (?:dir|sich|da|dabei|wirklich|ganz|denn))* sicher|sicher|wirklich|(?:stimmt|ist) das(?: (?:wirklich|denn|auch))*(?: (?:so|richtig|korrekt|wahr|sicher))|stimmt das|wo (?:genau )?(?:steht|stand|hast du|haben sie) (?:das|es)(?: (?:genau|denn|geschrieben|gefunden|gelesen|her))*|woher (?:weißt du|wissen sie|hast du|haben sie|kommt|stammt) das|(?:was ist |(?:gibt es|hast du|haben sie) (?:dafür |dazu )?)?(?:die|deine|ihre|eine) quelle(?: (?:dafür|davon|dazu))?',
    brief:
      '(?:(?:kannst|könntest) du |(?:können|könnten) sie |bitte |geht (?:das|es) )*(?:(?:mach|sag|fass|erklär)e?(?:n sie)? )?(?:(?:mir|das|es|mal|bitte|auch|etwas|ein bisschen|viel|ganz|noch) )*(?:kürzer|kurz|knapper|kurz und knapp|kurz gesagt|in einem satz|in (?:wenigen|kurzen) worten)(?: (?:fassen|machen|sagen|erklären))?|(?:das ist (?:mir )?)?(?:viel )?zu lang|(?:die )?kurzfassung',
    other:
      '(?:nein )?(?:nicht (?:das|dies|diese[rsn]?|den|die)|(?:das|die|den|diese[rsn]?) nicht)|(?:nein )?(?:was ist mit |zeig mir |ich (?:meine|meinte|will|wollte) |und )*(?:de[rnm]|das|die) andere[nrs]?|(?:nein )?ich (?:meine|meinte) (?:etwas|was) andere?s|(?:nein )?(?:(?:das|es) (?:ist|war) )?nicht (?:das )?was ich (?:meine|meinte|will|wollte|suche|suchte|brauche|gefragt habe|gemeint habe)|(?:nein )?das (?:meine|meinte) ich nicht|(?:nein )?(?:das|danach) (?:habe?|hatte) ich (?:gar )?nicht (?:gemeint|gefragt)|das (?:ist|war) nicht meine frage'
  },
  es: {
    more: '(?:(?:me |te )?(?:puedes|puede|podrías|podría) |por favor )*(?:(?:dime|dame|cuéntame|decirme|darme|contarme|dígame|deme|muéstrame) (?:un poco |algo )?más(?: (?:detalles?|información|info))?(?: (?:sobre|de) (?:esto|eso|ello))?|(?:explica(?:r|me|rme|lo|melo|rlo|rmelo)*|explíca(?:me|lo|melo)|(?:me )?lo explicas?|ampl[ií]a(?:r|lo)?|detalla(?:r|lo)?)(?: (?:esto|eso))?(?: (?:mejor|más|un poco|en|con|detalle|detalles|otra vez|de nuevo|de otr[ao] (?:forma|manera|modo)|por favor))*|continúa|continuar?|sigue|seguir)|(?:y )?(?:más|un poco más)(?: (?:detalles?|información|info))?(?: (?:sobre|de) (?:esto|eso))?|(?:en |con )?(?:más )?detalles?|(?:y )?(?:qué|algo|alguna cosa) más(?: (?:hay|debo saber|dice))?|(?:hay )?algo más|qué (?:significa|quiere decir) (?:esto|eso)|(?:(?:yo )?(?:todavía |aún |sigo sin |no )+(?:lo |la |te |he )*(?:enten(?:der|d[ií]|dido)|entiendo|compren(?:der|d[ií]|dido|do))(?:lo)?|no me (?:queda|quedó|ha quedado) (?:muy |del todo |nada )?claro)(?: (?:todavía|aún|bien|del todo|nada|(?:esto|eso)(?: último)?))*',
    example:
      '(?:(?:me |te )?(?:puedes|puede|podrías|podría) |por favor |tienes |tiene |hay |(?:muéstra|enséña|da|muestre|dé)(?:me|nos)? |(?:mostrar|enseñar|dar|poner)(?:me|nos)? |ponme |quiero (?:ver )?|necesito |con )*(?:un |una |algún |alguna |el |otro |más )?(?:(?:breve|pequeño|simple) )?(?:ejemplos?|código|fragmentos?|muestras?)(?: (?:de|con) código)?(?: (?:completo|sencillo|simple|práctico|concreto|real|mínimo))*(?: (?:de|para) (?:esto|eso|ello))?',
    sources:
      '(?:estás?|está usted) (?:realmente |muy |completamente )?segur[oa](?: de (?:eso|esto|ello))?|segur[oa]|de verdad|en serio|(?:es|eso es|es eso|esto es) (?:realmente )?(?:correcto|cierto|verdad)|dónde (?:lo )?(?:dice|pone|está escrito|se dice|leíste|has leído)(?: (?:eso|esto))?|de dónde (?:sale|sacas|sacaste|has sacado|viene) (?:eso|esto)|cómo lo sabes?|(?:cuál es |tienes )?(?:la|tu|su|una|alguna) fuente(?: de (?:eso|esto))?',
    brief:
      '(?:(?:puedes|puede|podrías|podría) |por favor )*(?:(?:hazlo|hacerlo|dilo|decirlo|dímelo|ponlo|explícalo|resúmelo) )?(?:(?:un poco|mucho|algo) )?más (?:corto|breve|conciso)|en (?:breve|resumen|pocas palabras|una (?:sola )?frase)|brevemente|(?:(?:me )?lo )?resum(?:es|ir)(?:lo)?|resúme(?:lo|melo)|(?:es )?demasiado largo|(?:la |una )?(?:versión|respuesta) (?:más )?(?:corta|breve)',
    other:
      '(?:no )?(?:(?:eso|ese|esa|esto|este|esta) no|no (?:es )?(?:eso|ese|esa|esto|este|esta))|(?:no )?(?:qué hay de |muéstrame |quiero |y )*(?:el|la|lo) otr[oa]|(?:no )?(?:me refería a|me refiero a|quise decir|quiero decir) (?:otra cosa|la otra|el otro)|me refería al otro|(?:no )?(?:eso |esto )?no (?:es|era|fue) lo que (?:pregunté|pregunto|preguntaba|busco|buscaba|quería|quiero|quise decir|pedí)'
  },
  fr: {
    more: "(?:(?:peux[- ]tu|pouvez[- ]vous|pourriez[- ]vous|pourrais[- ]tu|tu peux|vous pouvez) |s[’']il (?:te|vous) plaît |merci de )*(?:(?:m[’']en |en |me |nous )?(?:dire|dis|dites|donner|donne|donnez)(?:[- ]m[’']en|[- ]moi)? (?:un peu )?(?:plus|davantage)(?: de (?:détails?|précisions?|informations?))?(?: (?:sur|à propos de) (?:ça|cela|ce sujet))?|(?:m[’']|me |nous )?(?:expliquer?|explique|expliquez|détaill(?:er|e|ez)|développ(?:er|e|ez)|précis(?:er|e|ez))(?:[- ]moi)?(?: (?:ça|cela))?(?: (?:mieux|plus|davantage|encore|en|un peu|détails?|simplement|à nouveau))*|continue[rz]?|poursui(?:s|vez|vre))|(?:et )?(?:plus|davantage)(?: (?:de |d[’'])(?:détails?|précisions?|informations?|infos?))?|(?:en |avec )?(?:plus de |des )?(?:détails?|précisions?)|(?:et )?quoi d[’']autre|autre chose|(?:il )?y a[- ]t[- ]il autre chose|(?:ça|cela) (?:veut dire|signifie) quoi|(?:qu[’']est[- ]ce que )?(?:ça|cela) (?:veut dire|signifie)|je ne comprends (?:toujours )?pas|je comprends pas",
    example:
      "(?:(?:peux[- ]tu|pouvez[- ]vous|pourriez[- ]vous|pourrais[- ]tu|tu peux|vous pouvez) |s[’']il (?:te|vous) plaît |(?:tu as|as[- ]tu|avez[- ]vous|vous avez|y a[- ]t[- ]il|il y a|est[- ]ce qu[’']il y a|tu aurais|auriez[- ]vous) |(?:me |nous )?(?:montrer|donner|montre|donne|montrez|donnez)(?:[- ](?:moi|nous))? |je (?:veux|voudrais|voudrais voir|veux voir) |avec |par )*(?:un |une |des |d[’']|l[’']|un autre |plus d[’']|le |du )?(?:(?:petit|simple) )?(?:exemples?|code|extraits?|échantillons?)(?: (?:de code|de ça|de cela|pour ça|complet|simple|concret|pratique|minimal))*",
    sources:
      "(?:(?:tu (?:en )?es|(?:en )?es[- ]tu|vous (?:en )?êtes|(?:en )?êtes[- ]vous) )?(?:vraiment |bien |tout à fait )?(?:sûre?|certaine?)(?: de (?:ça|cela|toi|vous))?|(?:c[’']est|est[- ]ce) (?:vraiment |bien )?(?:vrai|sûr|correct|exact|juste)|vraiment|où (?:est[- ]ce(?: que c[’']est)?|c[’']est) (?:écrit|dit|indiqué|marqué)|c[’']est (?:écrit|dit|indiqué|marqué) où|d[’']où (?:vient|sors[- ]tu|tiens[- ]tu|tenez[- ]vous|tires[- ]tu) (?:ça|cela)|comment (?:(?:le )?(?:sais[- ]tu|savez[- ]vous)|tu le sais|vous le savez)|(?:quelle est |as[- ]tu |avez[- ]vous |tu as )?(?:la|ta|votre|une) source(?: (?:de|pour) (?:ça|cela))?",
    brief:
      "(?:(?:peux[- ]tu|pouvez[- ]vous|pourriez[- ]vous|pourrais[- ]tu) |s[’']il (?:te|vous) plaît )*(?:(?:fais|faites|dis|dites)(?:[- ](?:le|moi))* |le (?:faire|dire) )?(?:(?:un peu|beaucoup) )?plus (?:court|bref|concis|brièvement)|en (?:bref|résumé|une (?:seule )?phrase|quelques mots)|brièvement|(?:c[’']est )?trop long|(?:la |une )?(?:version|réponse) (?:plus )?courte",
    other:
      "(?:non )?pas (?:ça|cela|celui[- ](?:ci|là)|celle[- ](?:ci|là))|(?:non )?(?:et |montre[- ]moi |je (?:veux|voulais) |je parlais de |je parle de )*l[’']autre|(?:non )?je (?:veux dire|voulais dire|parle de|parlais d[e’']) ?autre chose|(?:non )?(?:ce n[’']est|ce n[’']était|c[’']est|c[’']était) pas (?:ça|cela|celui[- ](?:ci|là)|celle[- ](?:ci|là)|ce que (?:je (?:demande|demandais|cherche|cherchais|veux|voulais|voulais dire)|j[’']ai demandé))"
  },
  pt: {
    more: '(?:(?:você )?(?:pode|poderia|podes|poderias) |por favor )*(?:(?:me )?(?:diga|dizer|dê|dar|conte|contar|fale|falar|diz|dá)(?:[- ]me)? (?:um pouco |algo )?mais(?: (?:detalhes?|informações|informação|infos?))?(?: (?:sobre|d)(?: ?(?:isso|isto))?)?|(?:me )?(?:expli(?:que|car|ca)|detalh(?:e|ar)|aprofund(?:e|ar))(?:[- ]me)?(?: (?:isso|isto))?(?: (?:melhor|mais|um pouco|em|com|detalhes?|de novo|novamente))*|continu(?:e|ar|a)|prossiga)|(?:e )?mais(?: (?:detalhes?|informações|informação|infos?))?(?: sobre (?:isso|isto))?|(?:em |com )?(?:mais )?detalhes?|(?:e )?(?:o )?que mais(?: (?:há|tem|diz))?|(?:há |tem )?(?:mais )?(?:alguma coisa|algo) ?(?:mais)?|o que (?:isso|isto) (?:significa|quer dizer)|não (?:entendi|entendo|percebi|percebo)(?: (?:isso|isto|nada))?',
    example:
      '(?:(?:você )?(?:pode|poderia|podes|poderias) |por favor |(?:você )?tem |há |existe |(?:me )?(?:mostr(?:e|ar|a)|dê|dar|dá)(?:[- ]me)? |quero (?:ver )?|preciso de |com )*(?:um |uma |algum |o |outro |mais )?(?:(?:breve|pequeno|simples) )?(?:exemplos?|código|trechos?|amostras?)(?: de (?:código|uso))?(?: (?:completo|simples|prático|concreto|real|mínimo))*(?: (?:disso|disto|para isso))?',
    sources:
      '(?:(?:você )?(?:tem|tens) )?(?:a )?certeza(?: (?:disso|disto))?|(?:(?:isso|isto) )?(?:é|está) (?:mesmo |realmente )?(?:verdade|certo|correto)(?: (?:isso|isto))?|sério|a sério|onde (?:é que )?(?:(?:isso|isto) )?(?:diz|está escrito|está dito|leu|viu)(?: (?:isso|isto))?|de onde (?:vem|tirou|tiraste|saiu) (?:isso|isto)|como (?:você )?(?:sabe|sabes)(?: (?:isso|disso))?|(?:qual é |tem )?(?:a|a sua|a tua|sua|uma|alguma) fonte(?: (?:disso|disto))?',
    brief:
      '(?:(?:você )?(?:pode|poderia|podes|poderias) |por favor )*(?:(?:faça|fazer|faz|diga|dizer|deixe|deixar)(?: (?:isso|isto))? )?(?:(?:um pouco|bem|muito) )?mais (?:curt[oa]|breve|concis[oa]|resumid[oa])|em (?:resumo|poucas palavras|uma (?:só )?frase)|resumidamente|brevemente|(?:(?:é|está) )?(?:muito|demasiado) longo|(?:a |uma )?(?:versão|resposta) (?:mais )?curta',
    other:
      '(?:não )?(?:(?:isso|isto|esse|essa|este|esta) não|não (?:é |era )?(?:isso|isto|esse|essa|este|esta))|(?:não )?(?:e |mostre |quero |eu quis dizer |quis dizer |refiro[- ]me a |me refiro a )*[oa] outr[oa]|(?:não )?(?:eu )?(?:quis|quero) dizer outra coisa|(?:não )?(?:isso |isto )?não (?:é|era|foi) (?:isso )?o que (?:eu )?(?:perguntei|quis dizer|queria|quero|pedi|procuro|procurava)'
  },
  it: {
    more: "(?:(?:puoi|può|potresti|potrebbe) |per favore )*(?:(?:dimmi|dammi|dirmi|darmi|mi dica|raccontami|raccontarmi)(?: qualcosa)? (?:di più|(?:più|maggiori|altri|ulteriori) (?:dettagli|informazioni|info))(?: (?:su (?:questo|ciò)|al riguardo))?|(?:spiega(?:mi|melo|lo|re|rmi|rmelo)?|mi spieg(?:hi|a)|approfondi(?:sci|re)|dettaglia(?:re)?)(?: (?:questo|ciò))?(?: (?:meglio|di più|più|nel|in|dettaglio|ancora|di nuovo))*|continua(?:re)?|vai avanti|prosegui)|(?:e )?(?:di più|(?:più|altri|maggiori|ulteriori) (?:dettagli|informazioni|info))(?: su questo)?|(?:in |nel )?(?:più )?dettagli?o?|(?:e )?(?:che|cos[’']|cosa|qualcos[’']) ?altro(?: c[’']è)?|(?:che )?cosa (?:significa|vuol dire)(?: (?:questo|ciò))?|non (?:ho )?capi(?:sco|to)(?: (?:questo|niente))?",
    example:
      "(?:(?:puoi|può|potresti|potrebbe) |per favore |hai |ha |c[’']è |ci sono |(?:mostra(?:mi|rmi|ci)?|dammi|darmi|fammi|farmi(?: vedere)?|fammi vedere|mi (?:mostri|dia)) |vorrei (?:vedere )?|voglio |con )*(?:un |una |un[’']|qualche |degli |l[’']|un altro |altri )?(?:(?:breve|piccolo|semplice) )?(?:esemp[io]o?|codice|frammento)(?: (?:di|con) (?:codice|questo))?(?: (?:completo|semplice|pratico|concreto|reale|minimo))*",
    sources:
      "(?:ne )?(?:sei|è) (?:davvero |proprio |veramente )?sicur[oa](?: di (?:questo|ciò))?|sicur[oa]|davvero|sul serio|(?:questo )?è (?:davvero )?(?:vero|corretto|giusto)|dove (?:lo )?(?:dice|è scritto|sta scritto|c[’']è scritto|si dice|l[’']hai letto)(?: (?:questo|ciò))?|da dove (?:viene|arriva|lo prendi|l[’']hai preso)(?: (?:questo|ciò))?|come (?:lo sai|fai a saperlo)|(?:qual è |hai )?(?:la|la tua|una|qualche) fonte(?: di (?:questo|ciò))?",
    brief:
      "(?:(?:puoi|può|potresti|potrebbe) |per favore )*(?:(?:fallo|farlo|dillo|dirlo|rendilo|renderlo) )?(?:(?:un po[’']?|molto) )?più (?:corto|breve|conciso|sintetico|brevemente)|in (?:breve|sintesi|poche parole|una (?:sola )?frase)|brevemente|(?:è )?troppo lungo|(?:la |una )?(?:versione|risposta) (?:più )?(?:breve|corta)",
    other:
      "(?:no )?(?:non (?:è )?(?:quest[oa]|quell[oa])|(?:quest[oa]|quell[oa]) no)|(?:no )?(?:e |mostrami |voglio |intendo |intendevo )*l[’']altr[oa]|(?:no )?(?:intendo|intendevo) (?:altro|un[’']altra cosa|qualcos[’']altro)|(?:no )?(?:questo )?non (?:è|era) (?:quello|ciò) che (?:ho chiesto|chiedevo|intendo|intendevo|volevo|voglio|cerco|cercavo)"
  },
  ru: {
    more: '(?:(?:можешь|можете|мог бы ты|не мог(?:ли)? бы вы|пожалуйста|а|и) )*(?:(?:расскаж(?:и|ите)|рассказать|скаж(?:и|ите)|сказать|да(?:й|йте)|дать|объясн(?:и|ите|ить)|поясн(?:и|ите|ить)|разъясн(?:и|ите|ить))(?: (?:мне|нам|это|об этом|про это))*(?: (?:ещ[её]|больше|подробнее|поподробнее|подробно|более подробно|проще|ещ[её] раз|понятнее|об этом|про это|подробностей|деталей|информации))*|продолж(?:ай|айте|ить|и)|дальше)|(?:а |и )?(?:ещ[её]|больше|подробнее|поподробнее|подробности|детали|более подробно)(?: (?:об этом|про это|информации|деталей|подробностей))*|(?:а |и )?что ещ[её](?: (?:есть|известно|сказано))?(?: об этом)?|(?:есть )?что[- ](?:то|нибудь) ещ[её]|что это (?:значит|означает)|что (?:ты|вы) имее(?:шь|те) в виду|(?:я )?(?:вс[её] ещ[её] )?не (?:понимаю|понял[аи]?|понятно)(?: это)?',
    example:
      '(?:(?:можешь|можете|пожалуйста|а|и|есть ли|есть|у вас есть|у тебя есть|мне (?:нужен|нужны)|хочу (?:увидеть)?|покаж(?:и|ите)|показать|привед(?:и|ите)|привести|да(?:й|йте)|дать|с|на) )*(?:(?:мне|нам|какой[- ]нибудь|какие[- ]нибудь|простой|полный|короткий|конкретный|ещ[её]|один) )*(?:пример(?:ы|ом|е|ов|а)?|код(?:а|ом)?|образец)(?: (?:кода|этого|использования|для этого|пожалуйста|есть|с кодом))*',
    sources:
      '(?:(?:ты|вы) )?(?:точно |правда |действительно )?уверен[аы]?(?: в (?:этом|том))?|точно|правда|серь[её]зно|это (?:(?:точно|правда|действительно) ?)?(?:так|верно|правильно|правда|точно)|где (?:это |об этом )?(?:написано|сказано|указано|говорится)(?: (?:это|об этом))?|откуда (?:(?:ты|вы) )?(?:это(?: (?:знаешь|знаете|взял[аи]?|взято|известно))?|знаешь|знаете)|(?:какой|есть|дай|дайте|покажи|покажите) источник',
    brief:
      '(?:(?:можешь|можете|можно|пожалуйста|сделай|сделайте|скажи|скажите|объясни|объясните) )*(?:(?:это|его|мне|чуть|немного) )*(?:короче|покороче|кратко|вкратце|в двух словах|одним предложением|в одном предложении)|(?:это )?слишком длинно',
    other:
      '(?:нет )?не (?:это|то|этот|эту|эта)|(?:нет )?(?:а |покажи |как насч[её]т )*(?:друг(?:ой|ая|ое|ую))|(?:нет )?я (?:имел[аи]? в виду|говорил[а]? о|спрашивал[а]? о|спрашивал[а]? про) друго(?:е|й|м)|(?:нет )?(?:это )?не то (?:что|о ч[её]м) я (?:спрашивал|спросил|имел|хотел|искал)а?(?: в виду)?|(?:нет )?я (?:спрашивал|спросил)а? не (?:об этом|про это)|(?:нет )?я не (?:об этом|про это)(?: (?:спрашивал|спросил)а?)?'
  },
  ja: {
    more: '(?:それについて|これについて|その件について|そこを)?(?:もっと|もう少し|さらに|より|もうちょっと)?(?:詳しく|くわしく|詳細に?|詳細を?|わかりやすく|分かりやすく|具体的に)(?:教えて|説明して|知りたい|話して|お願い(?:します|できますか)?|聞きたい)?(?:ください|下さい|ほしい|欲しい|もらえますか|いただけますか|くれますか|です)*|(?:もっと|続き|続けて|つづき|続きは|他には|ほかには|他にも?(?:あり|ある)?|それから)(?:教えて|お願い(?:します)?|知りたい|は)?(?:ください|下さい|ますか|です)*|(?:それは|これは)?どういう(?:意味|こと)(?:ですか|でしょうか)?|(?:よく)?(?:わかりません|分かりません|わからない|分からない|理解できません)(?:でした)?',
    example:
      '(?:何か|なにか|他の|ほかの|もっと|簡単な|具体的な|短い|完全な)*(?:(?:コードの?|使用|利用|具体|サンプルの?)?(?:例|サンプル|コード|サンプルコード|コード例|具体例))(?:を|は|が|で)?(?:見せて|示して|教えて|ください|下さい|お願い(?:します)?|あり(?:ます|ません)か|ある|挙げて|出して|欲しい|ほしい|見たい|知りたい|もらえますか|くれますか|です|いただけますか)*',
    sources:
      '(?:それは|これは|それって)?(?:本当|ほんと|ほんとう|確か|正しい|間違いない)(?:に)?(?:です|でしょう|なの|なんです)?か?|(?:それは|これは|それ|これ)?(?:どこに|どのページに)(?:書いて|載って|書かれて|記載されて)(?:あり|い|あ)?(?:ます|る|ました)?か?|(?:出典|情報源|根拠|引用元)(?:は|を)(?:何|どこ|教えて|見せて|示して|ください|下さい|です|あり|ます|か)*',
    brief:
      '(?:もっと|もう少し|少し)?(?:短く|簡潔に|手短に|一言で)(?:して|まとめて|言って|言うと|説明して|教えて|お願いします|お願い|ください|下さい|もらえますか|くれますか)*|長すぎ(?:ます|る)?',
    other:
      '(?:いや|いいえ|いえ|違う|違います)?(?:それ|これ|そっち|そちら|そのこと|そういうこと)(?:では|じゃ)(?:なくて|ない(?:です)?|ありません)|(?:もう(?:一つ|ひとつ|1つ|一方)|別|他|ほか)の(?:もの|ほう|方|やつ)(?:は|を)?(?:見せて|教えて)?(?:ください|下さい)?|(?:それは|これは)?(?:聞きたいの|聞きたいこと|聞いたこと|質問したこと|知りたいこと|探しているもの)(?:は|と)?(?:それ|これ|そう|違い)?(?:では|じゃ)?(?:ない(?:です)?|ありません|ます|違う)'
  },
  zh: {
    more: '(?:请|麻烦|你?(?:能|能不能|可以|可不可以)|再|帮我|给我)*(?:详细|具体|更详细|再|多|进一步|继续|仔细|深入|通俗)*(?:地)?(?:说|讲|解释|说明|介绍|告诉我|展开)(?:得|的)?(?:一下|下|说|讲|明|更?(?:详细|具体|清楚|多|明白))*(?:一?些|一点|点)?(?:吗|吧|这个|这|那|那个)?|(?:请|再|更)*(?:详细|具体|清楚)(?:一?点|一?些)(?:吗|吧)?|(?:更多|详细|具体|继续|更多(?:信息|细节|内容|详情)|详情|细节|接着说|往下说|然后呢|还有(?:吗|呢|什么|别的吗|其他的?吗))|(?:这|那)?是?什么意思|(?:我)?(?:还是)?(?:不懂|没懂|不明白|没看懂|看不懂|不理解)',
    example:
      '(?:请|麻烦|你?(?:能|能不能|可以|可不可以)|有|给|举|写|来|看|提供|展示|显示|我|想|要|一下|帮|再|没有)*(?:一?个|一段|些|几个|下|具体的?|完整的?|简单的?|更多的?|相关的?|代码的?|其他的?|使用的?)*(?:例子|示例|样例|范例|代码|示例代码|代码示例|例)(?:吗|呢|看看|说明|来看看|代码|吧)*',
    sources:
      '你?真?的?(?:确定|肯定)(?:吗|么|嘛)|你(?:真的)?确定|(?:这|那)个?(?:是)?(?:真|对|正确)的?(?:吗|么|嘛)|真的(?:吗|么|假的)?|(?:(?:这|那)(?:个|句话)?|文档)?(?:是)?(?:在)?(?:哪里|哪儿)(?:有)?(?:写|说|提到)(?:着|了|过|的)?(?:这个|这|这些)?|(?:有|给我|请给|请提供)(?:出处|来源|依据)(?:吗)?|(?:出处|来源|依据)(?:是什么|是哪里|在哪里?|呢)|你?怎么知道的?',
    brief:
      '(?:请|麻烦|能不能|能|可以|可不可以|你)*(?:再|更|说|讲|写)*(?:得)?(?:简短|简洁|精简|简要|短(?=一?[点些]))(?:一?点|一?些|地|的)?(?:说|讲|回答|说明|版)?(?:一下|吗|吧)?|(?:这|那)?太长了?|长话短说|一句话(?:概括|总结|说明)|简而言之',
    other:
      '(?:不 ?)?不是(?:这|那)(?:个|些|样|种)?|(?:那)?(?:另外?一个|另一种|其他那个)(?:呢)?|换(?:一)?个(?:吧)?|(?:不 ?)?我(?:想)?(?:说|问|指|要|想要|找)的(?:是)?(?:另外?一个|别的|其他的)|(?:不 ?)?我(?:想)?(?:说|问|指|要|想要|找)的不是(?:这|那)(?:个|些)?|(?:这|那)?(?:个)?不是我(?:想)?(?:要|问|说|找)的(?:答案)?'
  },
  ko: {
    more: '(?:그것?에 대해 |그거 |이것?에 대해 |그걸 |이걸 |그 부분을? )?(?:좀 ?더|조금 더|더) ?(?:자세히|자세하게|자세한|상세히|상세하게|쉽게|구체적으로|많이)? ?(?:알려|설명|말|얘기|이야기|내용|정보|알고 싶|보여)?(?:해|하)? ?(?:줘|주세요|주실래요|줄래|주시겠어요|어요|어|요|세요)?|(?:자세히|자세하게|상세히|쉽게|구체적으로) ?(?:좀 )?(?:알려|설명|말)?(?:해)? ?(?:줘|주세요|주실래요|줄래|요)?|(?:계속|계속해|계속해줘|계속해 ?주세요|더|더요|더 없어요?|또요?|또 뭐가 있(?:어|나요|어요)|그 ?외에는?(?:요)?|다른 건요?)|(?:그게 |이게 )?무슨 (?:뜻|말|의미)(?:이야|이에요|인가요|예요|이죠)?|(?:잘 )?(?:이해가 안 ?|모르겠)\\S{0,5}',
    example:
      '(?:간단한|구체적인|짧은|전체|다른|실제|사용|코드)? ?(?:예시|예제|예(?=를| 좀| 하나)|샘플|코드|예시 코드|예제 코드|코드 예제|코드 예시|사용 예|사용 예시)(?:를|을|가|이|은|는|도)? ?(?:좀|하나|하나만|더)? ?(?:하나 )?(?:보여|들어|알려|있|제공|작성|써)?(?:해)? ?(?:줘|주세요|나요|어요|어|습니까|을까요|줄래|주실래요|주시겠어요|요)?',
    sources:
      '(?:그게 |그거 |이게 |이거 )?(?:정말|진짜)(?:로)?(?:인가요|이에요|이야|요|야)?|(?:그게 |그거 |이게 |이거 )?(?:정말 |진짜 )?(?:확실(?:한가요|해요|합니까|하나요|해|한가)|맞(?:나요|아요|아|습니까|는 건가요|죠|지)|사실(?:인가요|이에요|이야))|(?:그게 |그건 |그거 |이게 |이건 )?(?:어디에?|어느 페이지에) ?(?:나와|쓰여|적혀|써) ?(?:있)?(?:어요|나요|어|습니까|요|죠)?|(?:출처|근거)(?:가|는|를) ?(?:뭐|어디|무엇|있|알려|보여) ?(?:예요|에요|인가요|이야|야|어요|나요|줘|주세요|죠)?',
    brief:
      '(?:좀 ?더 |조금 더 |더 )?(?:짧게|간략하게|간략히|간결하게|한 문장으로|한마디로) ?(?:좀 )?(?:말|설명|알려|요약|정리|답)?(?:해)? ?(?:줘|주세요|줄래|주실래요|요)?|너무 길어요?',
    other:
      '(?:아니 ?|아니요 )?(?:그거|이거|그것|이것) ?말고요?|(?:아니 ?|아니요 )?(?:그게|이게|그건|이건) ?(?:아니야|아니에요|아닌데요?|아닙니다)|(?:다른 ?(?:하나|쪽)|나머지)(?:는|은)?요?|(?:그건 |이건 )?(?:제가 |내가 )?(?:물어본|질문한|말한|원한|찾는) ?(?:게|것이|건|것은) ?(?:그게 |이게 )?(?:아니야|아니에요|아닌데요?|아닙니다)'
  },
  ar: {
    more: '(?:(?:هل )?(?:يمكنك|تستطيع|تقدر|ممكن|بإمكانك) |من فضلك |لو سمحت )*(?:(?:أن )?(?:أخبرني|اخبرني|تخبرني|قل لي|أعطني|اعطني|تعطيني|حدثني|احكي لي)(?: عن (?:ذلك|هذا))?(?: (?:المزيد|أكثر|اكثر|بالتفصيل|تفاصيل(?: أكثر)?))+(?: عن (?:ذلك|هذا))?|(?:أن )?(?:اشرح|تشرح|وضح|توضح|فسر|تفسر)(?: ?لي)?(?: (?:ذلك|هذا|أكثر|اكثر|بالتفصيل|بشكل أفضل|مرة أخرى|ببساطة))*|(?:أن )?(?:أكمل|اكمل|تابع|استمر|تكمل|تتابع))|(?:و)?(?:المزيد|أكثر|اكثر|تفاصيل(?: (?:أكثر|اكثر))?|مزيد من (?:التفاصيل|المعلومات)|بالتفصيل)(?: عن (?:ذلك|هذا))?|(?:و)?ماذا (?:أيضا|بعد)|(?:هل )?(?:هناك|يوجد|في) شيء آخر|ماذا (?:يعني|تعني|تقصد)(?: (?:ذلك|هذا))?|ما معنى (?:ذلك|هذا)|(?:لم|لا|ما|مش) (?:أفهم|افهم|فهمت|فاهم)(?: (?:ذلك|هذا))?',
    example:
      '(?:(?:هل )?(?:يمكنك|تستطيع|تقدر|ممكن|هناك|يوجد|لديك|عندك|في) |من فضلك |لو سمحت |(?:أن )?(?:أعطني|اعطني|تعطيني|أرني|ارني|تريني|اعرض|هات|أريد|اريد|بدي)(?: ?لي)? )*(?:أي |بعض )?(?:مثالا?|أمثلة|امثلة|كودا?|شيفرة|نموذجا?|عينة)(?: (?:على (?:ذلك|هذا)|عن (?:ذلك|هذا)|كامل|بسيط|عملي|واقعي|من فضلك|كود|برمجي|آخر))*',
    sources:
      '(?:هل )?(?:أنت |انت )?(?:متأكد|متاكد|واثق)ة?(?: من (?:ذلك|هذا))?|حقا|فعلا|(?:هل )?(?:هذا|ذلك) (?:صحيح|مؤكد)|(?:أين|اين|وين) (?:يقول|ذكر|كتب|مكتوب|ورد|قيل) (?:ذلك|هذا)|من (?:أين|اين) (?:تعرف|عرفت) (?:ذلك|هذا)|كيف (?:تعرف|عرفت)(?: (?:ذلك|هذا))?|ما (?:هو )?(?:المصدر|مصدرك)|(?:هل )?(?:لديك|عندك|هناك) مصدر',
    brief:
      '(?:(?:هل )?(?:يمكنك|ممكن|تستطيع) |من فضلك |لو سمحت )*(?:(?:أن )?(?:اجعله|اجعلها|تجعله|تجعلها) (?:أقصر|اقصر)|(?:أن )?(?:اختصر|تختصر)(?: (?:ذلك|هذا))?|(?:بشكل )?(?:أقصر|اقصر)|باختصار|بإيجاز)|طويل جدا',
    other:
      '(?:لا )?ليست? (?:هذا|هذه|ذلك|تلك)|(?:و|ماذا عن |وماذا عن |أريد |أقصد |قصدت |كنت أقصد )*(?:الآخر|الاخر|الأخرى|الاخرى)|(?:لا )?(?:أقصد|قصدت|كنت أقصد) شيئا (?:آخر|اخر)|(?:لا )?(?:هذا |ذلك )?ليس (?:هذا |ذلك )?(?:هو )?ما (?:سألت عنه|سألت|أردته|أردت|قصدته|قصدت|طلبته|طلبت|أبحث عنه)'
  },
  he: {
    more: '(?:(?:אתה )?(?:יכול|יכולה|תוכל|תוכלי|אפשר|בבקשה) )*(?:(?:ספר|ספרי|תספר|תספרי|לספר|תגיד|להגיד|תן|תני|לתת|לקבל)(?: לי)?(?: עוד| יותר| קצת| פרטים| מידע| על זה)+|(?:הסבר|הסבירי|תסביר|תסבירי|להסביר|פרט|לפרט|תפרט|הרחב|להרחיב|תרחיב)(?: לי)?(?: (?:את זה|על זה))?(?: (?:יותר|שוב|טוב|לעומק|בפירוט|במילים אחרות|בפשטות|עוד|קצת))*|תמשיך|תמשיכי|המשך|להמשיך)|(?:ו?עוד|יותר)(?: (?:פרטים|מידע|על זה))*|(?:ב)?פירוט|פרטים(?: נוספים)?|מידע נוסף|(?:ו)?מה (?:עוד|חוץ מזה)(?: יש)?|(?:יש )?עוד משהו|מה זה אומר|מה (?:הכוונה|המשמעות)(?: של זה)?|(?:אני )?(?:עדיין )?לא (?:מבין|מבינה|הבנתי)(?: (?:את זה))?',
    example:
      '(?:(?:אתה )?(?:יכול|יכולה|תוכל|תוכלי|אפשר|בבקשה|יש|תן|תני|לתת|תראה|תראי|להראות|הראה|לראות|לקבל|צריך|רוצה|עם)(?: (?:לי|לך|לכם))? )*(?:איזו |איזה |עוד )?(?:דוגמה|דוגמא|דוגמאות|דוגמת|קוד|קטע)(?: (?:קוד|לזה|לכך|פשוטה|מלאה|קצרה|קונקרטית|מעשית|נוספת|של קוד|בבקשה))*',
    sources:
      '(?:(?:אתה|את|אתם) )?(?:באמת )?בטוח(?:ה|ים)?(?: (?:בזה|בכך))?|באמת|(?:האם )?זה (?:באמת )?נכון|(?:איפה|היכן) (?:זה |הדבר )?(?:כתוב|נאמר|רשום)(?: זה)?|מאיפה (?:אתה יודע|את יודעת|לקחת)(?: את זה)?|איך (?:אתה יודע|את יודעת)|מה המקור(?: לזה)?|יש (?:לך )?מקור(?: לזה)?',
    brief:
      '(?:(?:אתה )?(?:יכול|יכולה|תוכל|תוכלי|אפשר|בבקשה) )*(?:(?:תקצר|תקצרי|לקצר)(?: את זה)?|(?:(?:תגיד|להגיד|תסביר|להסביר)(?: (?:לי|את זה))* )?(?:יותר קצר|בקצרה|בקיצור|במשפט אחד|בכמה מילים))|(?:זה )?ארוך מדי',
    other:
      '(?:לא )?לא (?:זה|זאת|את זה)|(?:לא )?(?:ו?מה עם |תראה לי |התכוונתי ל)?(?:את )?ה?אחר(?:ת)?|(?:לא )?התכוונתי למשהו אחר|(?:לא )?(?:זה )?לא מה ש(?:שאלתי|התכוונתי|רציתי|חיפשתי|ביקשתי)|(?:לא )?לא לזה התכוונתי'
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
