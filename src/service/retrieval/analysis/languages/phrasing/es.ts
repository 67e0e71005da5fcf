import type { Phrasing } from '../language.ts'

export const phrasing: Phrasing = {
  advice:
    /(?<!\p{L})(pued(e|en|es)|deb(e|en|es|ería|erían)|hay que|necesari[oa]s?|recom(iend|end)\p{L}*|aconsej\p{L}*|en su lugar|permit(e|en)|por defecto|de forma predeterminada|para ello)(?!\p{L})/iu,
  instruction:
    /^[^\p{L}]*(us(e|a|ar)|utilic?(e|a|zar)|añad(a|e|ir)|cre(e|a|ar)|instal(e|a|ar)|ejecut(e|a|ar)|configur(e|a|ar)|defin(a|e|ir)|abr(a|e|ir)|copi(e|a|ar)|elimin(e|a|ar)|borr(e|a|ar)|edit(e|a|ar)|cambi(e|a|ar)|seleccion(e|a|ar)|escrib(a|e|ir)|agreg(ue|a|ar)|establec(e|er)|establezca|import(e|a|ar)|inclu(ye|ya|ir)|pas(e|a|ar)|para)(?!\p{L})/iu,
  limit:
    /(?<!\p{L})(no|nunca|ningun\p{L}*|ningún|sin|s[oó]lo|solamente|únicamente|sí|excepto|salvo|imposible)(?!\p{L})/iu,
  pointer:
    /^[^\p{L}]*(consulta|lee|mira|visita|revisa)(?!\p{L})|(?<!\p{L})(véase|vea|consulte|documentación|capítulo|sección|más adelante|a continuación)(?!\p{L})/iu,
  leaning:
    /^[^\p{L}]*(est[aeo]s?|es[aeo]s?|ell[ao]s?|pero|y|entonces|también|aquí|por ejemplo|ahora|luego|además|sin embargo|de lo contrario|por (lo )?tanto|es|son)(?!\p{L})/iu,
  problemHeading: /^(problemas?|contexto|causas?)(?!\p{L})/iu,
  // A statement with a question mark asks too: “¿La lámpara brilla?”. None of its words does, so none is matched.
  asksWhether:
    /^[^\p{L}]*(es|está|son|puedo|puede|pueden|podemos|se pueden?|debo|hay|existen?|tienen?|tengo que|se debe|debería|necesito|hace falta|conviene|vale la pena|sirven?|funcionan?|soportan?|admiten?)(?!\p{L})|(?<!\p{L})(posible|permitido)(?!\p{L})|^(?!.*(?<!\p{L})(?:qué|quién(?:es)?|cómo|cuál(?:es)?|cuándo|cuánt[oa]s?|dónde|porqué)(?!\p{L}))(?=\P{L}*\p{L}[^,;.:]*\?\s*$)/iu,
  asksHow:
    /(?:^|¿)\P{L}*c[oó]mo (?:(?:puedo|se puede|podemos|debo|hay que|hago para) )?(?!(?:agreg(?:ar|o)|añad(?:ir|o)|cambi(?:ar|o)|configur(?:ar|o)|cre(?:ar|o)|defin(?:ir|o)|hacer|hago|modific(?:ar|o)|poner|pongo|us(?:ar|o)|utiliz(?:ar|o)|puedo|debo|tengo|logro|consigo|lo|mismo|todo|algo|esto|eso)(?!\p{L}))(?<verb>\p{L}+(?:[aei]r|o))(?!\p{L})/iu,
  asksAmount: /(?<!\p{L})(cuánt[oa]s?|límite|por defecto|máxim[oa]|mínim[oa]|tamaño|puerto)(?!\p{L})/iu,
  compares:
    /(?<!\p{L})(?:diferencia\p{L}*|difier\p{L}*|diferentes? (?:del?|al?|que)|diferentemente|mientras que|en cambio)(?!\p{L})/iu,
  answerTypes: [
    {
      asks: /(?<!\p{L})(?:cuánto tiempo|cuánto dura|cuánt[oa]s (?:segundos|minutos|horas|días|semanas|meses|años))(?!\p{L})/iu,
      says: /(?<![\d.,])\d[\d.,]*\s?(?:ms|s|h|milisegundos?|segundos?|seg|minutos?|min|horas?|días?|semanas?|mes(?:es)?|años?)(?!\p{L})|(?<!\p{L})(?:una?|dos|tres|algunos|cada|por) (?:milisegundos?|segundos?|seg|minutos?|min|horas?|días?|semanas?|mes(?:es)?|años?)(?!\p{L})/iu
    },
    {
      asks: /(?<!\p{L})(?:cuánto (?:cuestan?|sale|salen|valen?|sería|(?:se|hay que) pagar?)|qué precio|cuál es el (?:precio|coste|costo))(?!\p{L})/iu,
      says: /[$€£]\s?\d|\d\s?(?:[$€£]|euros?|eur|usd|r\$)|(?<!\p{L})(?:gratis|gratuit\p{L}*)/iu
    },
    {
      asks: /^(?!.*(?<!\p{L})(?:cómo|cambiar|aumentar|subir|bajar|reducir|configurar|establecer|poner un)(?!\p{L})).*(?<!\p{L})(?:cuál es (?:el|la) (?:\p{L}+ )?máxim[oa]|máxim[oa]s?(?: de|\P{L}*$)|(?:cuál|qué) (?:es el |es la |)(?:límite|tope)|hasta cuánt[oa]s?)(?!\p{L})/iu,
      says: /(?<!\p{L})(?:máxim[oa]s?|límites?|limitad\p{L}+|hasta|como mucho|(?:no|ni) (?:más|mayor\p{L}*)|supera\p{L}*|exced\p{L}*|s[oó]lo|únicamente)(?!\p{L})[^.\n]{0,120}(?:\d|(?<!\p{L})(?:una?|dos|tres|cuatro|cinco|diez)(?!\p{L}))|\d[^.\n]{0,120}(?<!\p{L})(?:máxim[oa]s?|límites?|como mucho)(?!\p{L})|(?:i?limitad|sin límite|infinit)\p{L}*/iu
    },
    {
      asks: /(?<!\p{L})por qué (?!no(?!\p{L}))[^.?!]*(?<!\p{L})(?:sól[oa]|solo|únicamente|apenas)(?!\p{L})[^.?!]*(?<!\p{L})(?:y no|en (?:vez|lugar) de)(?!\p{L})/iu,
      says: /(?<!\p{L})(?:porque|ya que|puesto que|dado que|debido|razón|razones|motivos?|para (?:evitar|que|no)|por eso|así)(?!\p{L})/iu
    },
    {
      asks: /(?<!\p{L})(?:para cuándo|fecha de (?:lanzamiento|salida)|cuándo (?:sale|saldrá|lanz\p{L}+|se lanz\p{L}+|estará|habrá|llega|llegará|(?:va|van) a (?:salir|llegar|haber|estar)))(?!\p{L})/iu,
      says: /(?<!\d)(?:19|20)\d\d(?!\d)|(?<!\p{L})(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|próxim\p{L}+|trimestre)(?!\p{L})/iu
    },
    {
      asks: /(?<!\p{L})(?:(?:qué|cuál es la) versión(?: mínima)?|versión mínima)(?!\p{L})/iu,
      says: /\d\.(?:\d|x)|(?<!\p{L})(?:versión|v) ?\d|\d(?:\+| (?:o|y) (?:posterior|superior|más))|(?<!\p{L})(?:desde|a partir|requier\p{L}*|necesit\p{L}*|en)(?!\p{L})[^.\n]{0,40}\d/iu
    },
    {
      asks: /(?<!\p{L})(?:cuánt[oa]s?|cuál es (?:el|la) (?:\p{L}+ )?mínim[oa])(?!\p{L})|(?<!\p{L})mínim[oa]s?\P{L}*$/iu,
      says: /\d|(?<!\p{L})(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|cien|mil|ningun\p{L}*|ilimitad\p{L}*)(?!\p{L})/iu
    }
  ]
}
