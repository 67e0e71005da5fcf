import type { Phrasing } from '../language.ts'

export const phrasing: Phrasing = {
  advice:
    /(?<!\p{L})(pode(m|rá)?|dev(e|em|eria|eriam)|é preciso|necessári[oa]s?|recomend\p{L}*|aconselh\p{L}*|em vez disso|permite(m)?|por padrão|por omissão)(?!\p{L})/iu,
  instruction:
    /^[^\p{L}]*(us(e|a|ar)|utiliz(e|a|ar)|adicion(e|a|ar)|cri(e|a|ar)|instal(e|a|ar)|execut(e|a|ar)|configur(e|a|ar)|defin(a|e|ir)|abr(a|e|ir)|copi(e|a|ar)|remov(a|e|er)|apag(ue|a|ar)|edit(e|a|ar)|alter(e|a|ar)|selecion(e|a|ar)|escrev(a|e|er)|para)(?!\p{L})/iu,
  limit: /(?<!\p{L})(não|nunca|nenhuma?|sem|só|somente|apenas|sim|exceto|impossível)(?!\p{L})/iu,
  pointer: /(?<!\p{L})(veja|consulte|documentação|capítulo|seção|secção|mais adiante|a seguir)(?!\p{L})/iu,
  leaning: /^[^\p{L}]*(ist?o|est[ae]s?|iss?o|ess[ae]s?|el[ae]s?|mas|e|então|também|aqui|por exemplo|agora)(?!\p{L})/iu,
  problemHeading: /^(problemas?|contexto|causas?)(?!\p{L})/iu,
  asksWhether:
    /^[^\p{L}]*(é|está|são|posso|pode|podem|devo|há|existe|tem|podes|podemos|consigo|pode-se|eu (?:posso|consigo)|d[aá] pa?ra|será que)(?!\p{L})|(?<!\p{L})(possível|permitido)(?!\p{L})/iu,
  asksHow:
    /^\P{L}*como (?:(?:(?:é )?que )?(?:(?:eu|a gente) )?(?:posso|pode|consigo|se pode|podemos|devo|se faz p(?:a?ra)|(?:faço|fazer|faz|posso fazer) p(?:a?ra)) )?(?!(?:adicionar|alterar|colocar|configurar|criar|definir|mudar|modificar|usar|utilizar)(?!\p{L}))(?<verb>\p{L}+[aei]r)(?!\p{L})/iu,
  asksAmount: /(?<!\p{L})(quant[oa]s?|limite|padrão|máxim[oa]|mínim[oa]|tamanho|porta)(?!\p{L})/iu,
  compares:
    /(?<!\p{L})(?:diferenç\p{L}*|diferenci\p{L}*|diferem?|diferentes? d[aeo]s?|diferentemente|ao contrário|enquanto)(?!\p{L})/iu,
  answerTypes: [
    {
      asks: /(?<!\p{L})(?:quanto tempo|qual (?:é )?(?:o (?:tempo|prazo)|a duração)|quant[oa]s (?:segundos|minutos|horas|dias|semanas|meses|anos))(?!\p{L})/iu,
      says: /(?<![\d.,])\d[\d.,]*\s?(?:ms|s|h|milissegundos?|segundos?|seg|minutos?|min|horas?|dias?|semanas?|mês|meses|anos?)(?!\p{L})|(?<!\p{L})(?:uma?|dois|duas|três|alguns|cada|por) (?:milissegundos?|segundos?|seg|minutos?|min|horas?|dias?|semanas?|mês|meses|anos?)(?!\p{L})/iu
    },
    {
      asks: /(?<!\p{L})(?:quanto (?:custam?|sai|saem|fica)|qual é o (?:preço|custo))(?!\p{L})/iu,
      says: /[$€£]\s?\d|\d\s?(?:[$€£]|euros?|eur|usd|r\$)|(?<!\p{L})(?:grátis|gratuit\p{L}*)/iu
    },
    {
      asks: /(?<!\p{L})(?:quant[oa]s?|qual é [oa] (?:\p{L}+ )?(?:máxim|mínim)[oa])(?!\p{L})|(?<!\p{L})(?:máxim|mínim)[oa]s?\P{L}*$/iu,
      says: /\d|(?<!\p{L})(?:dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|cem|mil|nenhuma?|ilimitad\p{L}*)(?!\p{L})/iu
    }
  ]
}
