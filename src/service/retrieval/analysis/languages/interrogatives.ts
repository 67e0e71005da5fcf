/**
 * What begins a question, in whichever language, where its question mark was left out. Chinese, Japanese and Korean ask in
 * the middle of a sentence too.
 */
export const beginsAsQuestion =
  /^[^\p{L}\p{N}]*(?:how|what|why|where|when|which|who|whose|can|could|do|does|did|is|are|should|will|would|must|may|has|have|any way|wie|was|warum|wieso|weshalb|wo|woher|wohin|wann|wer|welche[rsmn]?|kann|können|gibt es|muss|darf|comment|pourquoi|o[uù]|quand|quel(?:le)?s?|combien|est-ce que|peut-on|puis-je|c[oó]mo|qu[eé]|por qu[eé]|d[oó]nde|cu[aá]ndo|cu[aá]l(?:es)?|cu[aá]nt[oa]s?|puedo|se puede|como|por que|onde|quando|qual|quais|quant[oa]s?|posso|d[aá] para|che cosa|(?:che )?cos['’]è|cosa|perch[eé]|dove|dov['’]è|quale|si pu[oò]|[eè] possibile|c['’][eè]|(?:а )?(?:как(?:ой|ая|ое|ую|ие|ого|ому|им|их|ом)?|что|чем|чего|чему|где|куда|откуда|почему|зачем|когда|кто|сколько|можно|\p{L}+ ли)|كيف|لماذا|أين|متى|ما|هل|איך|למה|מדוע|איפה|מתי|מה|האם)(?![\p{L}\p{N}])|怎么|怎麼|如何|为什么|為什麼|什么|哪|是否|能否|どうやって|なぜ|どうして|どこ|いつ|何|어떻게|어떤|어느|왜|무엇|무슨|뭐|뭘|어디|언제|누가|얼마|몇|혹시/iu
