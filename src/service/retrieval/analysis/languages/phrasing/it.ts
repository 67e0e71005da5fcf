import type { Phrasing } from '../language.ts'

export const phrasing: Phrasing = {
  advice:
    /(?<!\p{L})(può|puoi|possono|potete|dev[ei]|devono|dovresti|bisogna|occorre|necessari[oaie]|raccomand\p{L}*|consigli\p{L}*|piuttosto|consent(?:e|ono)|permett(?:e|ono)|per impostazione predefinita|è possibile)(?!\p{L})/iu,
  instruction:
    /^[^\p{L}]*(us(?:a|are)|utilizz(?:a|are)|aggiung(?:i|ere)|cre(?:a|are)|install(?:a|are)|esegu(?:i|ire)|configur(?:a|are)|defini(?:sci|re)|apr(?:i|ire)|copi(?:a|are)|rimuov(?:i|ere)|elimin(?:a|are)|modific(?:a|are)|scegl(?:i|iere)|selezion(?:a|are)|fai clic|fare clic|premi|premere|inseri(?:sci|re)|impost(?:a|are)|vai|per)(?!\p{L})/iu,
  limit:
    /(?<!\p{L})(non|mai|nessun[oa]?|senza|solo|soltanto|solamente|esclusivamente|sì|tranne|eccetto|impossibile|supportat[oaie])(?!\p{L})/iu,
  pointer: /(?<!\p{L})(vedi|consulta|consultare|fai riferimento|documentazione|capitolo|sezione|di seguito)(?!\p{L})/iu,
  leaning:
    /^[^\p{L}]*(ciò|quest[oaie]|quell[oaie]|ess[oaie]|ma|e|quindi|allora|anche|inoltre|qui|ad esempio|per esempio|ora|(?:\p{L}+ ){1,3}anche)(?!\p{L})/iu,
  problemHeading: /^(problem[ai]|contesto|caus[ae])(?!\p{L})/iu,
  asksWhether:
    /^[^\p{L}]*(posso|puoi|può|si può|si possono|possono|devo|deve|è|sono|c['’]è|ci sono|esiste|esistono|bisogna)(?!\p{L})|(?<!\p{L})(possibile|permesso|si può|si possono)(?!\p{L})/iu,
  asksHow:
    /^\P{L}*come (?:(?:posso|si può|possiamo|devo|faccio (?:a|ad|per)|si fa (?:a|ad|per)|fare (?:a|ad|per)) )(?!(?:aggiungere|cambiare|configurare|creare|definire|fare|mettere|modificare|usare|utilizzare)(?!\p{L}))(?<verb>\p{L}+[aei]re)(?!\p{L})/iu,
  asksAmount: /(?<!\p{L})(quant[oaie]|limite|predefinit[oa]|massim[oa]|minim[oa]|dimension[ei]|porta)(?!\p{L})/iu,
  compares: /(?<!\p{L})(?:differen\p{L}*|diversamente d|a differenza|al contrario|mentre|rispetto a)/iu,
  answerTypes: [
    {
      asks: /(?<!\p{L})(?:quanto tempo|quant[ie] (?:secondi|minuti|ore|giorni|settimane|mesi|anni))(?!\p{L})/iu,
      says: /(?<![\d.,])\d[\d.,]*\s?(?:ms|s|h|millisecond[oi]|second[oi]|sec|minut[oi]|min|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi])(?!\p{L})|(?<!\p{L})(?:un['’]?|uno|una|due|tre|alcun[ie]|ogni|al) ?(?:millisecond[oi]|second[oi]|sec|minut[oi]|min|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi])(?!\p{L})/iu
    },
    {
      asks: /(?<!\p{L})(?:quanto (?:\p{L}+ )?cost(?:a|ano)|qual è il (?:prezzo|costo)|quanti soldi)(?!\p{L})/iu,
      says: /[$€£]\s?\d|\d\s?(?:[$€£]|euro|eur|usd|r\$)|(?<!\p{L})(?:gratis|gratuit\p{L}*)/iu
    },
    {
      asks: /(?<!\p{L})(?:quant[oaie]|qual è (?:il |l[oa] |l['’])(?:\p{L}+ )?(?:massim|minim)[oa])(?!\p{L})|(?<!\p{L})(?:massim|minim)[oaie]\P{L}*$/iu,
      says: /\d|(?<!\p{L})(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|cento|mille|nessun[oa]?|illimitat\p{L}*)(?!\p{L})/iu
    }
  ]
}
